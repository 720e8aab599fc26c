/** The colours and the content of every page; the style of the layout is in `@sargam/sandbox-shared/layout`. */
export const style = `
:root{--bad:#a1251b;--google:#1a73e8;--facebook:#0866ff}
@media (prefers-color-scheme:dark){:root{--bad:#ff9d92}}
main{max-width:520px;margin:0 auto;padding:32px 16px 64px}
h1{font-size:30px;padding-top:16px;border-top:4px solid var(--tone,var(--ink))}
main.wide h1{border:0;padding:0;font-size:24px}
.google{--tone:var(--google)}.facebook{--tone:var(--facebook)}
h2{font-size:18px;margin-top:40px}
p{margin:8px 0 24px}.small{font-size:14px;color:var(--ink2);overflow-wrap:anywhere}
.note{padding:12px 16px;border-radius:0 0 12px 12px;border-top:3px solid var(--note);background:var(--note-soft);color:var(--note)}
.wrong{border-color:var(--bad);color:var(--bad)}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.people{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:16px;background:var(--surface);overflow:hidden}
.people li+li{border-top:1px solid var(--line)}
.person{display:grid;grid-template-columns:auto 48px 1fr;gap:0 12px;align-items:center;padding:12px 16px;cursor:pointer;min-height:72px}
.person:hover{background:var(--sunken)}
.person:has(:checked){background:var(--sunken)}
.person:has(:focus-visible){outline:3px solid var(--focus);outline-offset:-3px;border-radius:16px}
.person img,.person .blank{width:48px;height:48px;border-radius:50%;display:block}
.person .blank{border:1px dashed var(--control);display:grid;place-items:center;font-size:22px;color:var(--ink2)}
.person b{display:block;font-weight:660;overflow-wrap:anywhere}
.person small{margin-right:6px;font-size:14px;color:var(--ink2);overflow-wrap:anywhere}
.tag{display:inline-block;margin:0 6px 0 0;padding:0 8px;border-radius:8px;background:var(--note-soft);color:var(--note);font-size:13px;font-weight:560}
input[type=radio],input[type=checkbox]{width:20px;height:20px;margin:0;accent-color:var(--focus)}
.typed{display:none;padding:4px 16px 20px;background:var(--sunken)}
li:has(>.person :checked) .typed{display:grid;gap:12px}
.field{display:block;font-size:14px;font-weight:560}.field i{font-style:normal;font-weight:420;color:var(--ink2)}
.field input{display:block;width:100%;min-height:44px;margin-top:4px;padding:8px 12px;font:inherit;font-size:16px;font-weight:420;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink)}
.field input[aria-invalid=true]{border:2px solid var(--bad)}
.tick{display:flex;align-items:center;gap:12px;min-height:44px;cursor:pointer}
.buttons{display:flex;flex-wrap:wrap-reverse;gap:12px}
button{font:inherit;color:inherit;cursor:pointer;min-height:54px;padding:8px 24px;border-radius:8px;flex:1 1 180px}
.main{border:0;background:var(--accent);color:var(--on-accent);font-size:18px;font-weight:660}
.second{border:1px solid var(--control);background:none}.second:hover{background:var(--sunken)}
button:focus-visible,a:focus-visible,select:focus-visible,summary:focus-visible,.field input:focus-visible,.tick input:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
details{margin-top:32px;border-top:1px solid var(--line);padding-top:8px}
summary{cursor:pointer;min-height:44px;padding:8px 0;font-size:14px;color:var(--ink2)}
select{display:block;width:100%;font:inherit;min-height:44px;margin-top:4px;padding:4px 8px;border:1px solid var(--control);border-radius:8px;background:var(--surface);color:var(--ink)}
th{background:var(--sunken);font-weight:560}td.num,th.num{text-align:right;font-variant-numeric:tabular-nums}
.quiet{flex:none;min-height:44px;padding:6px 12px;border:1px solid var(--control);background:none;font-size:14px}
.row{display:flex;flex-wrap:wrap;gap:8px;margin:16px 0}
code{font-size:14px;overflow-wrap:anywhere}
`;
