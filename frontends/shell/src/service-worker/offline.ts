// The script of the offline page. It stands alone: without it the page shows both languages, and its link tries again.
const cookie = (name: string): string | undefined =>
  new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1];

const page = document.documentElement;
const language = localStorage.getItem('i18nextLng') ?? cookie('i18next');
if (language === 'en' || language === 'bn') page.lang = language;
page.dataset.only = language ?? '';
page.dataset.scheme = cookie('sargam_theme') ?? '';

const again = (): void => window.location.reload();
window.addEventListener('online', again);

// A browser that is connected to something calls itself online; only an answer shows that we are reached.
const LOOK_MS = 10_000;
const look = async (): Promise<void> => {
  if (document.hidden) return;
  const answer = await fetch('/config.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) again();
};
setInterval(() => void look(), LOOK_MS);
