/** The style of a passport's file: a phone, a screen in either colour scheme, and a sheet of A4. */
export const PASSPORT_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
body { margin: 0; background: light-dark(#f6f3ee, #181614); color: light-dark(#231f1a, #f3eee7); }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.9rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.1rem; }
.title { margin: 0 0 .25rem; font-weight: 600; color: light-dark(#8a3b12, #f0a57c); }
.dates { margin: .5rem 0 1.5rem; }
section { margin: 0 0 1rem; padding: 1rem; border-radius: 12px; background: light-dark(#fff, #24211e); break-inside: avoid; }
dl { margin: 0; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: .25rem 0; }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.note { margin: .5rem 0 0; font-size: .875rem; color: light-dark(#5d554b, #beb5a9); }
.state { border: 2px solid light-dark(#1f6b3a, #7fce9b); }
.state p { margin: 0 0 .5rem; }
.state.changed { border-color: light-dark(#b3261e, #f2b8b5); }
.state.unknown { border-color: light-dark(#7a5900, #f0c048); }
.outdated { font-weight: 600; }
.fingerprint { font-family: ui-monospace, monospace; font-weight: 400; font-size: .875rem; }
@page { size: A4; margin: 18mm; }
@media print {
  :root { color-scheme: light; font-size: 11pt; }
  body { background: #fff; color: #000; }
  main { max-width: none; padding: 0; }
  section { padding: .5rem 0; margin: 0 0 .5rem; border-radius: 0; border-top: 1px solid #999; }
  .state { padding: .75rem; border: 1px solid #333; }
}
`;
