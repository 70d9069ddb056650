import { expect, test } from 'vitest';
import { project } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

/** The messages about a site with this address, without coordinates that could be wrong for it. */
async function reportOn(address: string): Promise<string> {
  const { generate } = await project('small', {
    'site.yaml': small.replace(/^address: .*/m, `address: { ${address} }`),
  });
  return (await generate('check')).out;
}

test.each([
  ['Washington', 'US', '"05641"', 'the state'],
  ['Peel', 'CA', 'L5B 3C1', 'the province'],
  ['Cumberland', 'AU', '"2000"', 'the state'],
])('the county %s is not a state in %s', async (county, country, code, what) => {
  const rest = `postalCode: ${code}, country: ${country}`;
  const report = await reportOn(`street: 1 Example Way, city: Barre, county: ${county}, ${rest}`);
  expect(report).toContain(`Add "region:" with ${what}`);
  expect(report).toContain('"county" is not a property of "address". It belongs in an item of towns.');
  expect(report).not.toContain('Did you mean');
  expect(report).toContain('2 errors in 1 file');
});

test('a county beside a state is neither a second state nor a second country', async () => {
  const rest = 'region: VT, postalCode: "05641", country: US';
  const report = await reportOn(`street: 1 Example Way, city: Barre, county: Washington County, ${rest}`);
  expect(report).toContain('"county" is not a property of "address"');
  expect(report).not.toContain('Delete one of the two');
  expect(report).toContain('1 error in 1 file');
});

test('a county is the region of an address where there are no states', async () => {
  const report = await reportOn(
    'street: 1 Example Way, city: Cobh, county: Co. Cork, postalCode: P24 X008, country: IE',
  );
  expect(report).toContain('Did you mean "region"?');
});

test.each(['HK', 'MO', 'AE', 'QA', 'PA', 'JM', 'GH'])('an address in %s needs no postal code', async (country) => {
  const report = await reportOn(`street: 1 Example Road, city: Central, country: ${country}`);
  expect(report).not.toContain('"postalCode"');
});

test.each(['IE', 'GB', 'CN', 'SG'])('an address with a street in %s needs a postal code', async (country) => {
  const report = await reportOn(`street: 1 Example Road, city: Central, country: ${country}`);
  expect(report).toContain('"address" has a street, but no "postalCode"');
});
