import { expect, test } from 'vitest';
import { siteWith } from '../harness/messages/audit.ts';
import { page, reportOf } from '../harness/project/project.ts';

const packages = [1, 2, 3].map(
  (count) =>
    `  visits-${count}: { name: A, description: B, prices: { All: $9 }, regular: ${count} × services.leak.Visit, booking: booking }\n`,
);

/** The places, messages, and hints of a report on a site with three prices that refer to the same other one. */
async function messagesOn(edit: readonly [string, string], text = 'Text.'): Promise<string[]> {
  const report = await reportOf({
    'site.yaml': await siteWith(['towns:', `packages:\n${packages.join('')}\ntowns:`], edit),
    'pages/a.yaml': page({ sections: `  - { type: intro, heading: A, text: "${text}" }\n` }),
  });
  const lines = report.split('\n').filter((line) => line !== '' && !/^ *\d* │|^\d+ errors? in/.test(line));
  return lines.map((line) => line.trim());
}

test.each([
  ['the group is misspelled', ['\nservices:', '\nservcies:'], 'unknown-property', 'Did you mean "services"?'],
  ['the group has a dash', ['\nservices:\n  leak:', '\nservices:\n  - leak:'], 'list-dash', 'Instead of each dash'],
  ['the key is misspelled', ['  leak:', '  leek:'], 'unknown-fact', 'Did you mean "leak"?'],
  ['the label is misspelled', ['Visit: $50', 'Vizit: $50'], 'unknown-fact', 'Did you mean "Visit"?'],
  ['the label is another', ['Visit: $50', 'Hour: $50'], 'unknown-fact', 'The prices are: Hour.'],
  ['there are no prices', [' prices: { Visit: $50 },', ''], 'unknown-fact', 'Add it to "leak:", or change what'],
  ['the prices are no group', ['{ Visit: $50 }', '$50'], 'wrong-type', 'For example:  { Visit: $50 }'],
  ['the price is wrong', ['Visit: $50', 'Visit: fifty'], 'wrong-form', ''],
] as const)('prices that refer to another are not blamed if %s', async (_, edit, id, hint) => {
  const messages = await messagesOn(edit);
  expect(messages.join('\n')).toContain(hint);
  expect(messages.filter((line) => /:\d+:\d+ {2}error/.test(line))).toEqual([expect.stringContaining(id)]);
});

test('a label that prices and texts need is one mistake', async () => {
  expect(await messagesOn(['Visit: $50', 'Visits: $50'], 'Only {services.leak.prices.Visit}.')).toEqual([
    expect.stringMatching(/^site\.yaml:19:\d+ {2}error {2}unknown-fact$/),
    'Nothing refers to the price "Visits" of "leak", but 4 places refer to "Visit".',
    'Did you mean "Visit"?',
  ]);
});

test('prices that each misspell a label that other places spell right are mistakes of their own', async () => {
  const messages = await messagesOn(['Visit: $50', 'Visits: $50'], 'Only {services.leak.prices.Visits}.');
  expect(messages.filter((line) => line.startsWith('Write:'))).toEqual([
    'Write:  1 × services.leak.Visits',
    'Write:  2 × services.leak.Visits',
    'Write:  3 × services.leak.Visits',
  ]);
});
