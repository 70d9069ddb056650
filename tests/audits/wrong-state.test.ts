import { expect, test } from 'vitest';
import { auditOf } from '../harness/messages/audit.ts';
import { page } from '../harness/project/project.ts';
import { towns } from '../harness/project/two-towns.ts';

test('a town with another state than that of the business', async () => {
  const heading = 'Barre, VT, and Berlin, TX, not New Berlin, NY, or Paris, TX. Ann Berlin, MD. Come to Barre, OR call';
  const titled = page({ sections: `  - { type: intro, heading: "${heading}", text: A }\n` });
  const report = await auditOf({ 'pages/a.yaml': titled.replace('title: A', 'title: "Drains in Barre, TX"') }, towns());
  expect(
    report.match(/warning {2}wrong-state\n {2}.*/g)?.map((line) => line.replace(/The heading “.*” of/, '… of')),
  ).toEqual([
    'warning  wrong-state\n  The title of /a says “Barre, TX”, but Barre is in VT, the state in site.yaml.',
    'warning  wrong-state\n  … of /a says “Berlin, TX”, but Berlin is in VT, the state in site.yaml.',
  ]);
});

test('a title and a main heading with a place in another state, which may be that of a copied site', async () => {
  const sections = [
    '  - { type: intro, heading: "Piano Tuning in Silver Fern, TX", text: A }',
    '  - { type: prose, heading: "Built in Fargo, ND", text: "We were in Paris, TX." }',
  ];
  const titled = page({ sections: `${sections.join('\n')}\n` });
  const report = await auditOf(
    { 'pages/a.yaml': titled.replace('title: A', 'title: "Hours in Aubrey, TX | A"') },
    towns(),
  );
  expect(report.match(/warning {2}wrong-state\n {2}.*/g)).toEqual([
    'warning  wrong-state\n  The title of /a says “Aubrey, TX”, but the state of the business is VT in site.yaml.',
    'warning  wrong-state\n  The heading “Piano Tuning in Silver Fern, TX” of /a says “Silver Fern, TX”, but the state of the business is VT in site.yaml.',
  ]);
});

test.each([
  ['Drains in Barre, OK', 'OK'],
  ['Berlin, ME | Drains', 'ME'],
  ['Berlin, MD', 'MD'],
  ['Drains in Barre, IN 47906', 'IN'],
  ['Drains in Barre, Oklahoma', 'Oklahoma'],
  ['Drains in Barre, West Virginia.', 'West Virginia'],
  ['Drains in Silver Fern, Texas', 'Texas'],
  ['Drains in Barre, VT (not Barre, MA)', null],
  ['Not far: Barre, TX', 'TX'],
  ['Up to Mt. Berlin, TX', null],
  ['Barre, OK with us', null],
  ['Barre, OK?', null],
  ['Ann Berlin, MD', null],
  ['Barre, Washington and Berlin', null],
  ['Berlin, Barre, Washington, Orange', null],
  ['Berlin, Barre, Washington', null],
  ['Come to Barre, Virginia Beach of the north', null],
  ['Drains in Barre, Vermont', null],
  ['Made of Time in Silver Fern, OK', null],
  ['Drains in Berlin, NH', 'NH'],
  ['Drains in Silver Fern, NH', null],
  ['Drains in Silver Fern, New York', null],
  ['Drains in Barre, NH', 'NH'],
  ['Why not in Barre, NH', 'NH'],
  ['Trained in Santa Fe, New Mexico', null],
  ['Walt Was Born in Barre, Massachusetts', null],
  ['Born and Raised in Berlin, NH', null],
  ['Offered in Barre, Massachusetts', 'Massachusetts'],
])('a main heading that says “%s” has a wrong state: %s', async (heading, state) => {
  const titled = page({ sections: `  - { type: intro, heading: "${heading}", text: A }\n` });
  const report = await auditOf({ 'pages/a.yaml': titled }, towns());
  expect(report.match(/says “.*, (.*)”, but .* site\.yaml/)?.[1] ?? null).toBe(state);
});

test('a town that is not in its state', async () => {
  const away = (center: string, rest = '') =>
    towns().replace('center: { latitude: 44.21, longitude: -72.58 }', `center: ${center}${rest}`);
  const across = '{ latitude: 44.2, longitude: -71.2 }';
  expect(await auditOf({}, away(across))).toMatchInlineSnapshot(`
    "
    site.yaml:42:52  warning  outside-state
      The center of Berlin (44.2, -71.2) is not in VT.
      41 │   - { name: Barre, slug: barre, page: /, center: { latitude: 44.2, longitude: -72.5 }, words: { road: Route 1…
      42 │   - { name: Berlin, slug: berlin, page: /, center: { latitude: 44.2, longitude: -71.2 }, words: { road: Route…
         │                                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
      Correct it, or give the town its state: "region: NH".
      If this is intentional, add \`accept: { outside-state: { Berlin: … } }\` with your reason (see docs/audits.md).

    1 warning in 1 file.
    "
  `);
  expect(await auditOf({}, away('{ latitude: 42.5, longitude: -72.58 }'))).toContain(
    'Correct it, or give the town its state: "region: MA" or "region: NY".',
  );
  expect(await auditOf({}, away('{ latitude: 46, longitude: -72.58 }'))).toContain('is not in VT.\n');
  expect(await auditOf({}, away(across, ', region: NH'))).not.toContain('outside-state');
});
