import { explained, fixable } from '../../harness/messages/mistakes.ts';

const item = `      - question: How often?
        answer: Once a year, or once a cord & a half.
        id: how-often`;
const names = '"question" and "answer"';

/** A question and an answer with nothing but a colon between them. */
fixable('pages/start.yaml', [
  [item, '      - «How often?: Once a year.»', names, '{ question: How often?, answer: Once a year. }'],
  [item, '      - «"How often?": "Once a year, or two."»', names, 'answer: "Once a year, or two." }'],
  [item, '      - { «How often?: Once a year.» }', names, '  question: How often?, answer: Once a year.'],
  [item, `${item}\n      - «Often: Once a year.»`, names, '{ question: Often, answer: Once a year. }'],
  [
    item,
    '      «How often?: Once a year.»\n      When?: In fall.',
    names,
    '      - question: When?\n        answer: In fall.',
  ],
]);

explained('pages/start.yaml', [
  [item, '      - «How often?»: Once a year.\n        id: how-often', names, '"answer:"'],
  [item, '      - «How often?»: |\n          Once a year.', names, '"answer:"'],
  [item, `${item}\n        «often»: Once a year.`, 'Its properties are: question, answer, id, from, until, draft.'],
]);
