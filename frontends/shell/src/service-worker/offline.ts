// The script of the offline page. Without it the page shows both languages, and its link reloads.
const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

const page = document.documentElement;
const language = localStorage.getItem('i18nextLng') ?? cookie('i18next');
if (language === 'en' || language === 'bn') page.lang = language;
page.dataset.only = language ?? '';
page.dataset.scheme = cookie('sargam_theme') ?? '';

const reload = (): void => window.location.reload();
window.addEventListener('online', reload);

// `navigator.onLine` only means that some network is connected. A response shows that the site is reachable.
const CHECK_INTERVAL_MS = 10_000;
const checkConnection = async (): Promise<void> => {
  if (document.hidden) return;
  const response = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (response?.ok) reload();
};
setInterval(() => void checkConnection(), CHECK_INTERVAL_MS);
