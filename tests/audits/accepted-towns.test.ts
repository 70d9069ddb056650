import { expect, test } from 'vitest';
import { auditOf, headsOf } from '../harness/messages/audit.ts';

interface NamesakeTown {
  name?: string;
  slug: string;
  rest?: string;
  at: readonly [latitude: number, longitude: number];
}

/** Two towns named Barre, in Vermont and in Massachusetts, and two near the first one. */
const townsWith = (...[vermont, massachusetts]: readonly [NamesakeTown, NamesakeTown]) => {
  const near: NamesakeTown[] = [
    { name: 'Berlin', slug: 'berlin', at: [44.21, -72.58] },
    { name: 'Calais', slug: 'calais', at: [44.37, -72.48] },
  ];
  const lines = [vermont, massachusetts, ...near].map(
    ({ name = 'Barre', slug, rest = '', at: [latitude, longitude] }) =>
      `  - { name: ${name}, slug: ${slug}, page: /, ${rest}center: { latitude: ${latitude}, longitude: ${longitude} } }\n`,
  );
  return `towns:\n${lines.join('')}`;
};
const inVermont: NamesakeTown = { slug: 'barre-vt', at: [44.2, -72.5] };
const inMassachusetts: NamesakeTown = { slug: 'barre-ma', rest: 'region: MA, ', at: [42.42, -72.1] };

test.each([
  ['outside-state', townsWith({ ...inVermont, at: [44.2, -71.2] }, { ...inMassachusetts, at: [43.2, -72.1] }), 2],
  ['same-coordinates', townsWith(inVermont, { ...inMassachusetts, at: inVermont.at }), 1],
  ['distant-towns', townsWith(inVermont, inMassachusetts), 1],
  ['town-names', townsWith({ ...inVermont, name: 'barre' }, { ...inMassachusetts, name: 'barre' }), 2],
] as const)(
  'of two towns of one name, %s accepts the one in the state that is named',
  async (rule, towns, findings) => {
    const rules = (report: string) => headsOf(report).filter((head) => head.endsWith(rule));
    const report = await auditOf({}, towns);
    expect(rules(report)).toHaveLength(findings);
    const all = [...report.matchAll(/add `(accept: \{ .* \}) \}` with/g)].map(([, one = '']) => one);
    const accepted = all.filter((one) => one.includes(` ${rule}: `));
    expect(accepted).toHaveLength(findings);
    for (const one of accepted) {
      expect(one).toMatch(/"[Bb]arre, (?:VT|MA)": …/);
      const left = await auditOf({}, `${towns}${one.replace('…', 'Checked.')} }\n`);
      expect(rules(left)).toHaveLength(findings - 1);
    }
  },
);

test('the name alone accepts none of the two, and the right form is dictated', async () => {
  const towns = townsWith({ ...inVermont, at: [44.2, -71.2] }, inMassachusetts);
  const report = await auditOf({}, `${towns}accept: { outside-state: { Barre: Checked. } }\n`);
  expect(report).toContain('The rule "outside-state" found no "Barre".');
  expect(report).toContain('\n  Write:  "Barre, VT"\n');
});
