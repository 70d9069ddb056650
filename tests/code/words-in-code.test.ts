import { expect, test } from 'vitest';
import { sourcesIn } from './syntax.ts';
import { wordsInCode } from './words-in-code.ts';

test('what visitors read comes from YAML: no template and no widget has words of its own', async () => {
  const sources = await sourcesIn('templates', 'client');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(wordsInCode)).toEqual([]);
});

const wordsIn = (text: string) => wordsInCode({ file: 'a.tsx', text: `export const A = ({ a }) => ${text};` });

test.each([
  '<p title="Shown">{a}</p>',
  "<p>{'Shown'}</p>",
  `<p>{\`Shown \${a} times\`}</p>`,
  "<p>{a ? 'Shown' : null}</p>",
  "<p>{a || 'Shown'}</p>",
  "<p>{a && 'Shown'}</p>",
  "<p>{'Shown ' + a}</p>",
  "<p>{['Shown', a].join(', ')}</p>",
  "<p>{a.map(() => 'Shown')}</p>",
  "<p>{String('Shown')}</p>",
  `<p aria-label={\`Shown \${a}\`} />`,
  "<p {...{ 'aria-label': 'Shown' }} />",
  "<Link link={{ label: 'Shown', to: 'call' }} />",
  '<Heading heading="Shown" />',
  '<meta property="og:title" content="Shown" />',
  "() => { const shown = 'Shown'; return <p>{shown}</p>; }",
  "() => { a.textContent = 'Shown'; }",
  "() => { a.setAttribute('aria-label', 'Shown'); }",
])('%s has words', (text) => {
  expect(wordsIn(text)[0]).toMatch(/^a\.tsx:1 Shown/);
});

test.each([
  '<p className="wide" id="shown">{a}</p>',
  "<p>{a.kind === 'shown' ? a.text : a['shown']}</p>",
  "<p>{a.shared('shown', a.part)}</p>",
  `<ul>{a.map((one) => <li className="wide" key={\`shown-\${one}\`}>{one}</li>)}</ul>`,
  `<p>{\`\${a} · \${a}\`}</p>`,
  '<meta name="viewport" content="width=device-width" />',
])('%s has none', (text) => {
  expect(wordsIn(text)).toEqual([]);
});
