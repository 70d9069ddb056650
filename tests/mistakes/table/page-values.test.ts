import { explained, fixable } from '../../harness/messages/mistakes.ts';

fixable('pages/start.yaml', [
  ['heading: Before the First Frost', 'heading: «2026»', 'quotes'],
  ['heading: Before the First Frost', 'heading: «[Before, the First Frost]»', 'brackets'],
  ['keywords: chimney sweep Vermont', 'keywords: «[chimney, sweep]»', 'brackets'],
  ['drawing: stones', 'drawing: «Stones»', 'stones'],
  ['drawing: stones', 'ground: «sands»', 'sand'],
  ['id: prices', 'id: «Prices»', 'lowercase letters'],
  ['id: how-often', 'id: «How Often»', 'lowercase letters'],
  ['template: standard', 'template: «Standard»', 'standard'],
  ['template: standard', 'template: «standart»', 'standard'],
  ['cards: [{ service: sweep }]', 'cards: [{ service: «swep» }]', 'sweep'],
]);

explained('pages/start.yaml', [
  ['route: /\n', 'route:«»\n', '"route" is empty', '/services'],
  ['name: Start\n', 'name: Start\nparent:«»\n', '"parent" is empty', 'Give it a route'],
  ['heading: Before the First Frost', 'heading:«»', '"heading" is empty'],
  ['heading: Before the First Frost', 'heading: «{ text: Before }»', 'without braces'],
  ['drawing: stones', 'drawing: «flames»', 'The choices are:'],
  ['template: standard', 'template: «fancy»', 'standard, printable'],
  ['cards: [{ service: sweep }]', 'cards: [{ service: «12» }]', '"service" must be text'],
  ['cards: [{ service: sweep }]', 'cards: [{ service: «roof» }]', 'The services are: sweep, stove'],
]);

fixable('pages/lost.yaml', [
  ['hidden: true', 'hidden: «yes»', 'true or false'],
  ['hidden: true', 'hidden: «"true"»', 'without quotes'],
  ['hidden: true', 'hidden: «1»', 'true or false'],
  ['hidden: true', 'hidden: «sí»', 'Write:  true'],
  ['hidden: true', 'hidden: «Nein»', 'Write:  false'],
]);

fixable('pages/prices.yaml', [
  ['heading: Many visits, book: Buy }', 'heading: Many visits, book: Buy, «darft»: true }', 'Did you mean "draft"'],
]);

explained('pages/lost.yaml', [['hidden: true', 'hidden: «maybe»', 'true or false']]);

/** Text that is still to write. */
explained('pages/find.yaml', [
  ['hoursNote: Knock twice.', 'hoursNote: «TODO»', 'still missing here'],
  ['hoursNote: Knock twice.', 'hoursNote: «TODO...»', 'still missing here'],
  ['hoursNote: Knock twice.', 'hoursNote: «"[TODO]"»', 'still missing here'],
  ['hoursNote: Knock twice.', 'hoursNote: «TODO say how to knock»', 'say how to knock'],
]);

// Days
fixable('pages/prices.yaml', [
  ['heading: Cards', 'heading: Cards\n    from: «12/1/2020»', 'year, month, and day'],
  ['heading: Cards', 'heading: Cards\n    from: «Dec. 1st, 2020»', 'year, month, and day'],
  ['heading: Cards', 'heading: Cards\n    from: «2020/12/1»', 'year, month, and day'],
  ['heading: Cards', 'heading: Cards\n    from: «2020–12–01»', 'only look like hyphens'],
  ['heading: Cards', 'heading: Cards\n    from: «2020‑12‑01»', 'only look like hyphens'],
  ['heading: Cards', 'heading: Cards\n    from: «20201201»', 'Write:  2020-12-01'],
  ['heading: Cards', 'heading: Cards\n    from: «2020-12-01T10:00»', 'without a time', 'Write:  2020-12-01'],
  ['heading: Cards', 'heading: Cards\n    from: «20-12-05»', 'you mean 2020-12-05', 'you mean 2005-12-20'],
  ['heading: Cards', 'heading: Cards\n    from: 2020-12-10\n    until: «2020-01-05»', 'before it begins'],
  ['heading: Cards', 'heading: Cards\n    «form»: 2020-12-10', 'from'],
]);

explained('pages/prices.yaml', [
  ['heading: Cards', 'heading: Cards\n    until: «Dec 24»', 'no year'],
  ['heading: Cards', 'heading: Cards\n    until: «2020-02-30»', 'not a real date'],
]);
