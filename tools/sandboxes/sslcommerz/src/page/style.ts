/** The colours and the content of every page; the style of the layout is in `@sargam/sandbox-shared/layout`. */
export const style = `
main{max-width:640px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:15px;font-weight:560;color:var(--ink2)}
h1.plain{font-size:22px;font-weight:740;color:var(--ink);line-height:1.3}
h2,legend{font-size:18px;padding:0}
.amount{font-size:40px;font-weight:770;line-height:1.2;margin:4px 0 16px;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 24px;font-size:14px}
dt{color:var(--ink2)}dd{margin:0;overflow-wrap:anywhere}
.note{margin:0 0 24px;padding:12px 16px;border-radius:0 0 12px 12px;border-top:3px solid var(--note);background:var(--note-soft);color:var(--note)}
.keys{display:grid;grid-template-columns:repeat(3,1fr);row-gap:4px;margin-top:12px}
.key:last-child:nth-child(3n+1){grid-column:span 3}
@media (min-width:560px){.keys{grid-template-columns:repeat(4,1fr)}.key:last-child:nth-child(n){grid-column:auto}.key:last-child:nth-child(4n+3){grid-column:span 2}}
.key{position:relative;display:block;border-top:4px solid var(--ink)}
.key input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.key span{display:flex;flex-direction:column;align-items:center;justify-content:flex-end;gap:8px;min-height:80px;margin:0 4px 12px;padding:12px 4px;
border:1px solid var(--line);border-top:0;border-radius:0 0 12px 12px;background:var(--surface);text-align:center;font-size:14px;font-weight:560;line-height:1.25;
transition:min-height .22s cubic-bezier(.2,.7,.2,1),margin .22s cubic-bezier(.2,.7,.2,1)}
.key i{width:36px;height:8px;border-radius:0 0 4px 4px;background:var(--tone)}
.key input:checked+span{background:var(--ink);color:var(--bg);min-height:88px;margin-bottom:4px}
.key input:hover+span{border-color:var(--control)}
.key input:focus-visible+span,button:focus-visible,a:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
button{font:inherit;color:inherit;cursor:pointer}
.main{display:block;width:100%;min-height:54px;padding:8px 24px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font-size:18px;font-weight:660}
.others{margin-top:48px}
.others h3{margin:24px 0 8px;font-size:14px;font-weight:660;color:var(--ink2)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:8px}
.choice{display:flex;flex-direction:column;width:100%;min-height:64px;padding:10px 14px;text-align:left;border:1px solid var(--line);border-radius:8px;background:var(--surface)}
.choice:hover{border-color:var(--control)}
.choice b{display:block;font-weight:660}
.choice small{display:block;font-size:13px;line-height:1.4;color:var(--ink2)}
.with{grid-column:1/-1;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(260px,100%),1fr));gap:8px}
.with label{font-size:13px;color:var(--ink2);display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px}
select{font:inherit;font-size:14px;flex:1;min-width:140px;min-height:36px;padding:4px 8px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink)}
.beats{display:flex;gap:8px;margin:24px 0}
.beats i{width:10px;height:24px;border-radius:0 0 5px 5px;background:var(--line);animation:beat 2.4s infinite}
.beats i:nth-child(2){animation-delay:.6s}.beats i:nth-child(3){animation-delay:1.2s}.beats i:nth-child(4){animation-delay:1.8s}
@keyframes beat{0%,25%{background:var(--accent)}40%{background:var(--line)}}
th{background:var(--sunken);font-weight:560}td a{color:inherit}.num{text-align:right}td.num{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.quiet{padding:6px 12px;border:1px solid var(--control);border-radius:8px;background:none;font-size:14px;white-space:nowrap}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin:16px 0}
code{font-size:13px;overflow-wrap:anywhere}
`;
