import { explained, fixable } from '../../harness/messages/mistakes.ts';

const rule = 'lowercase letters, digits, and hyphens';

fixable('pages/find.yaml', [
  ['route: /find', 'route: «/Find»', 'capital letters', rule],
  ['route: /find', 'route: «/find/»', 'ends with a slash'],
  ['route: /find', 'route: «find»', 'does not begin with a slash'],
  ['route: /find', 'route: «//find»', 'two slashes'],
  ['route: /find', 'route: «\\find»', 'backslash'],
  ['route: /find', 'route: «/find us»', 'space', rule],
  ['route: /find', 'route: «/fi_nd»', 'underscore', rule],
  ['route: /find', 'route: «/fínd»', 'the character "í"', rule],
  ['route: /find', 'route: «/find!»', 'the character "!"', rule],
  ['route: /find', 'route: «/-find»', 'hyphen'],
  ['route: /find', 'route: «/find.html»', 'no ending'],
  ['route: /find', 'route: «/find/index.html»', 'no ending'],
  ['route: /find', 'route: «/find/index»', '"/index"'],
  ['route: /find', 'route: «/fi%20nd»', '%20'],
  ['route: /find', 'route: «/find?from=ad»', 'a query'],
  ['route: /find', 'route: «"/find#map"»', 'an anchor'],
  ['route: /find', 'route: «https://sweep.example.com/find»', 'whole address'],
  ['route: /find', 'route: «https://sweep.example.com/maple-notch/find»', 'whole address'],
  ['route: /find', 'route: «sweep.example.com/find»', 'whole address'],
  ['route: /find', 'route: «/find/../find»', 'dots'],
  ['route: /find', 'route: «/日本»', 'the character "日"'],
  [
    'route: /find',
    'route: «/fnd»',
    'No link leads to "/fnd"',
    '1 link to "/find"',
    'run `npm run rename -- page /find /fnd`',
  ],
  ['route: /find', 'route: «/prices»', 'pages/prices.yaml', '"/find"'],
  ['route: /find', 'route: «/»', 'pages/start.yaml', '"/find"'],
  ['template: standard', 'parent: «prices»\ntemplate: standard', 'needs one'],
  ['template: standard', 'parent: «/Prices»\ntemplate: standard', 'capital letters'],
  ['template: standard', 'parent: «/prices#own»\ntemplate: standard', 'needs one'],
  ['template: standard', 'parent: «/price»\ntemplate: standard', 'no page "/price"'],
  ['template: standard', 'parent: «https://sweep.example.com/maple-notch/prices»\ntemplate: standard', 'needs one'],
]);

explained('pages/menu.yaml', [
  ['route: /paper', 'route: «/Prices»', 'capital letters', 'pages/prices.yaml'],
  ['route: /paper', 'route: «/assets/paper»', '/assets'],
  ['route: /paper', 'route: «/日本»', 'the character "日"'],
  ['route: /paper', `route: «/${'a'.repeat(240)}»`, 'too long', '200'],
  ['route: /paper', `route: «${'/abcdefg'.repeat(90)}»`, 'too long', '600'],
]);

explained('pages/find.yaml', [
  ['name: Way', 'name: Way\nparent: «/404»', 'cannot be above another page'],
  ['template: standard', 'parent: «/find»\ntemplate: standard', 'its own parent'],
  ['template: standard', 'parent: «schedule»\ntemplate: standard', 'not the route of a page'],
  ['template: standard', 'parent: «https://example.com»\ntemplate: standard', 'not the route of a page'],
]);

fixable('pages/start.yaml', [
  ['route: /\n', 'route: «/home»\n', 'home page'],
  ['route: /\n', 'route: «home»\n', 'does not begin with a slash'],
  ['route: /\n', 'route: «/start»\n', 'home page'],
  ['route: /\n', 'route: «/index.html»\n', 'no ending'],
]);

fixable('pages/lost.yaml', [
  ['route: /404', 'route: «/404.html»', 'no ending'],
  ['route: /404', 'route: «/not-found»', '"/404"'],
]);

fixable('pages/stoves.yaml', [
  ['route: /stoves/{town.slug}', 'route: «/Stoves/{town.slug}»', 'capital letters'],
  ['route: /stoves/{town.slug}', 'route: «/stoves/{town.slug}/»', 'ends with a slash'],
  ['route: /stoves/{town.slug}', 'route: «stoves/{town.slug}»', 'does not begin with a slash'],
  ['route: /stoves/{town.slug}', 'route: «/stoves/{town.name}»', '"/stoves/Peacham"', '{town.slug}'],
  ['route: /stoves/{town.slug}', 'route: «/stoves»', 'made for each town'],
  ['route: /stoves/{town.slug}', 'route: /stoves/«{town.slgu}»', 'no {town.slgu}'],
  ['route: /stoves/{town.slug}', 'route: /stoves/«{town.slug»', 'no closing brace'],
  ['route: /stoves/{town.slug}', 'route: /stoves/«town.slug}»', 'no opening brace'],
  ['route: /stoves/{town.slug}', 'route: «/stove/{town.slug}»', 'need'],
  ['parent: /chimneys/peacham', 'parent: «/chimneys/paecham»', 'no page'],
  ['parent: /chimneys/peacham', 'parent: «chimneys/peacham»', 'needs one'],
]);

fixable('site.yaml', [
  ['language: en-US', 'language: en-US\nredirects: { «old»: / }', 'does not begin with a slash'],
  ['language: en-US', 'language: en-US\nredirects: { «/old/»: / }', 'ends with a slash'],
  ['language: en-US', 'language: en-US\nredirects: { «/Old_Page/»: / }', 'ends with a slash', '"/Old_Page"'],
  ['language: en-US', 'language: en-US\nredirects: { «old.html»: / }', 'does not begin with a slash', '/old.html'],
  ['language: en-US', 'language: en-US\nredirects: { «"/old?page=2"»: / }', 'a query'],
  ['language: en-US', 'language: en-US\nredirects: { «/caf%C3%A9»: / }', 'a code such as %20', '"/café"'],
  ['language: en-US', 'language: en-US\nredirects: { «/%d0%be-%d0%bd%d0%b0%d1%81/»: / }', 'a code', '"/о-нас"'],
  ['language: en-US', 'language: en-US\nredirects: { «/café/»: / }', 'ends with a slash', '"/café"'],
  ['language: en-US', 'language: en-US\nredirects: { «/cafe\u0301»: / }', 'a character of its own', '"/cafe%CC%81"'],
  ['language: en-US', 'language: en-US\nredirects: { «/caf%C3%A9/cafe%cc%81/»: / }', 'a code', '"/café/cafe%CC%81"'],
  ['language: en-US', 'language: en-US\nredirects: { «/../../evil»: / }', 'dots'],
  ['language: en-US', 'language: en-US\nredirects: { «"https://old.example.com/a"»: / }', 'whole address'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «/older», /older: /find }', 'redirects to "/find"'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «find» }', 'not a route'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «schedul» }', 'not a route'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «http://x.example.com» }', 'not encrypted'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «/fnd» }', 'no page "/fnd"'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «/find 301» }', 'space', 'Did you mean "/find"?'],
  ['language: en-US', 'language: en-US\nredirects: { «/old-{town.slug}»: / }', 'a placeholder needs quotes'],
  [
    '\ntowns:',
    '\nredirects: { «"/old-{town.name}"»: /prices }\ntowns:',
    'has a placeholder other than {town.slug} in it',
  ],
  [
    '\ntowns:',
    '\nredirects:\n  «/windows/{town.name}»: "{town.page}"\ntowns:',
    'has a placeholder other than {town.slug} in it',
    '"/windows/{town.slug}"',
  ],
  [
    'language: en-US',
    'language: en-US\nredirects: { /was: /, «/old/{town.slug}: /stoves/{town.slug}», /gone: / }',
    'a placeholder needs quotes',
  ],
  [
    'language: en-US',
    'language: en-US\nredirects: { /old: «https://sweep.example.com/maple-notch/find» }',
    'this site',
  ],
]);

// Redirects as other tools write them.
const style = 'an address, a colon, a space, and where it leads';
fixable('site.yaml', [
  ['language: en-US', 'language: en-US\nredirects:\n  «/old -> /find»', style, 'Write:  /old: /find'],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old => /find#short»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old → https://x.example.com/a?b=c»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old /find 301»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «Redirect 301 /old /find»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old:/find»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old = /find»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «"/old" "/find";»', style],
  ['language: en-US', 'language: en-US\nredirects: «/old -> /find»', style, 'Write:  { /old: /find }'],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old -> /find»\n  /older -> /', style, '  /older: /'],
  ['language: en-US', 'language: en-US\nredirects: «|»\n  /old /find 301\n  /older / 301', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «- /old -> /find»\n  - /older -> /', 'the dashes'],
  ['language: en-US', 'language: en-US\nredirects:\n  /a: /find\n  «/old -> /find»', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old:/find»\n  /a: /find', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «/old /find 301»  # Moved', style, '  # Moved\n  /old: /find'],
  ['language: en-US', 'language: en-US\nredirects:\n  /old -> /find  # Moved\n  «/older -> / # Gone»', style],
  ['language: en-US', 'language: en-US\nredirects: «/old -> /find» # Moved', style, '  # Moved\n  /old: /find'],
  ['language: en-US', 'language: en-US\nredirects: «|»\n  /old /find 301 # Moved\n  /older / 301', style],
  ['language: en-US', 'language: en-US\nredirects:\n  «- /old -> /find # Moved»\n  - /older -> /', 'the dashes'],
  [
    'language: en-US',
    'language: en-US\nredirects: # All\n  # Old\n  «- /old -> /find # Moved»\n  # Next\n  - /older -> /\n  # End',
    '  # All\n  # Old\n  # Moved\n  /old: /find\n  # Next\n  /older: /\n  # End',
  ],
  [
    'language: en-US',
    'language: en-US\nredirects: «[/old -> /find, # One»\n  # Two\n  /older -> /] # Moved',
    '  # Moved\n  # One\n  /old: /find\n  # Two\n  /older: /',
  ],
  [
    'language: en-US',
    'language: en-US\nredirects: «| # Moved»\n  /old /find\n  # Two\n  /older /',
    '  # Moved\n  /old: /find\n  # Two\n  /older: /',
  ],
  ['language: en-US', 'language: en-US\nredirects:\n  /a: /\n  # Moved\n  «/b /»\n  /c /\n  /d: /', style, '# Moved'],
]);

explained('site.yaml', [
  ['language: en-US', 'language: en-US\nredirects:\n  «/old/* /find 301»', 'must be a group of properties'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «/something-else» }', 'or delete this redirect'],
  ['language: en-US', 'language: en-US\nredirects: { «"/a b"»: / }', 'space', 'Only the settings of your host'],
  ['language: en-US', 'language: en-US\nredirects: { «/a%20b»: / }', 'a code such as %20', 'the settings of your host'],
  // In the encoding of an older system, this is "é".
  [
    'language: en-US',
    'language: en-US\nredirects: { «/caf%E9»: / }',
    'a code such as %20',
    'the settings of your host',
  ],
  ['language: en-US', 'language: en-US\nredirects: { «/caf–é»: / }', 'the character "–"', 'the settings of your host'],
  ['language: en-US', 'language: en-US\nredirects: { «/caf%C3%A9»: /, /café: / }', 'redirected already'],
  [
    'language: en-US',
    `language: en-US\nredirects: { «/${'日'.repeat(67)}»: / }`,
    'is too long for a file name',
    'the settings of your host',
  ],
  [
    'language: en-US',
    'language: en-US\nredirects: { /old: «/404» }',
    'Hosts already show the page /404',
    'Delete this',
  ],
  ['language: en-US', 'language: en-US\nredirects: { «/Find»: / }', 'treat those of /Find and /find as one file'],
  ['language: en-US', 'language: en-US\nredirects: { «/Find.html»: / }', 'treat those of /Find.html and /find'],
  ['language: en-US', 'language: en-US\nredirects: { «/sitemap.xml»: / }', 'another file is at that address'],
  ['language: en-US', 'language: en-US\nredirects: { «/find»: / }', 'pages/find.yaml'],
  ['language: en-US', 'language: en-US\nredirects: { «/»: /find }', 'pages/start.yaml'],
  ['language: en-US', 'language: en-US\nredirects: { «/index»: /find }', 'pages/start.yaml'],
  [
    'language: en-US',
    'language: en-US\nredirects: { «/find.html»: /find }',
    'already shows the page /find',
    'Delete this',
  ],
  ['language: en-US', 'language: en-US\nredirects: { «/old/»: /, /old: / }', 'redirected already'],
  ['language: en-US', 'language: en-US\nredirects: { «/old/*»: / }', 'the character "*"'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «/old» }', 'redirected to itself'],
  ['language: en-US', 'language: en-US\nredirects: { /a: «/b», /b: /a }', '/a → /b → /a'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «"#prices"» }', 'without a page'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «tel:+19725550123» }', 'redirect only to pages'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «"tel:"» }', 'redirect only to pages'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «mailto:someone@example.com» }', 'redirect only to pages'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «cal» }', 'redirect only to pages', '(tel:'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «phone» }', 'redirect only to pages', '(tel:'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «"{contact.phone}"» }', 'redirect only to pages', '(tel:'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «802-555-0199» }', 'redirect only to pages', '(tel:'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «phone:802-555-0199» }', 'redirect only to pages', '(tel:'],
  [
    'language: en-US',
    'language: en-US\nredirects: { /old: «"{contact.email}"» }',
    'redirect only to pages',
    '(mailto:',
  ],
  ['language: en-US', 'language: en-US\nredirects: { /old: «https://» }', 'nothing after', 'begins with https:.'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «gutters» }', 'The links are: schedule, photos.'],
  ['language: en-US', 'language: en-US\nredirects: { /old: «call» }', 'redirect only to pages', '(tel:'],
]);

explained('pages/start.yaml', [
  ['name: Start', 'name: Start\nparent: «/prices»', 'No page can be above the home page'],
]);
