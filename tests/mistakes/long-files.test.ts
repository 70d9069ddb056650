import { expect, test } from 'vitest';
import { mostSeconds, processorSeconds } from '../harness/project/processor-seconds.ts';
import { errorsIn } from './report-on.ts';

/* When each mistake was searched for in the whole file, or each space from every other, these took minutes. */

test('a mistake in each of thousands of texts is reported as often as texts are repaired', async () => {
  const sections = Array.from(
    { length: 4000 },
    (_, index) => `  - type: prose\n    heading: Home ${index}: the best\n`,
  );
  const [seconds, errors] = await processorSeconds(() => errorsIn([`route: /big\nsections:\n${sections.join('')}`]));
  expect(errors.filter((error) => error.startsWith('The colon in this text'))).toHaveLength(21);
  expect(seconds).toBeLessThan(mostSeconds);
});

test('errors between sure repairs, and below them, are reported once', async () => {
  const page = [
    'route: /a',
    'name: A: the first',
    'seo: { title: A, description: A }',
    'sections:',
    '  - type: prose',
    '    heading: One: the best',
    '    heading: Two',
    '    text: {town.name} is here',
    '    image: &photo a.jpg',
    '  - type: prose',
    '    heading: Three: the best',
    '    text: @home',
    '  - type: prose',
    '    heading: Four: is not reached',
  ];
  const errors = await errorsIn([page.join('\n')]);
  expect(errors.map((error) => error.slice(0, 45))).toMatchInlineSnapshot(`
    [
      "The colon in this text makes YAML read what i",
      "The colon in this text makes YAML read what i",
      ""heading" is used twice in the same group, so",
      "Text that starts with { needs quotes, because",
      "Text that starts with & needs quotes, because",
      "The colon in this text makes YAML read what i",
      "Text that starts with @ needs quotes, because",
    ]
  `);
});

test('prices with commas after many thousands of spaces', async () => {
  const spaces = ' '.repeat(200_000);
  const page = `prices: { Visit:${spaces}65,00 €, Cut: 90,00 € }\n`;
  const [seconds, [error]] = await processorSeconds(() => errorsIn([page]));
  expect(error?.replace(spaces, ' ')).toBe(
    'Between braces, text with a comma needs quotes. Put each of them in quotes:  { Visit: "65,00 €", Cut: "90,00 €" }',
  );
  expect(seconds).toBeLessThan(mostSeconds);
});
