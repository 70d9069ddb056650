import { explained, fixable } from '../../harness/messages/mistakes.ts';

const host = 'base: /maple-notch';
const using = (line: string) => `${host}\nanalytics: { ${line} }`;
const token = '0123456789abcdef0123456789abcdef';

/** The ids of those that count visits, as people copy them. */
fixable('site.yaml', [
  [host, using('plausible: «https://sweep.example.com»'), 'without "https://"'],
  [host, using('plausible: «Sweep.example.com/blog»'), 'without "/blog"', 'lowercase'],
  [host, using('plausible: «plausible.io/sweep.example.com»'), '  sweep.example.com'],
  [host, using('plausible: «https://plausible.io/share/sweep.example.com?auth=x»'), '  sweep.example.com'],
  [host, using(`cloudflare: «'{"token": "${token}"}'»`), 'only the token'],
  [host, using(`cloudflare: «${token.toUpperCase()}»`), 'lowercase'],
  [host, using('goatcounter: «https://maple.goatcounter.com»'), 'first part of the address'],
  [host, using('goatcounter: «Maple»'), 'lowercase'],
  [host, using('«plausable»: sweep.example.com'), 'plausible'],
]);

explained('site.yaml', [
  [host, using('cloudflare: «012345»'), '32 digits'],
  [host, using('plausible: «https://plausible.io/js/script.js»'), 'but this is "https://plausible.io/js/script.js"'],
  [host, using('plausible: «plausible.io»'), 'the domain of the site'],
  [host, using('«ga4»: G-ABC1234567'), '"consent"'],
]);
