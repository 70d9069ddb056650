import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { project, reportOf } from '../harness/project/project.ts';
import { small } from '../harness/project/small.ts';

/** The small site somewhere else. */
const siteAt = (address: string) => ({
  'site.yaml': small.replace(/^address: .*/m, `address: { street: 1 Example Way, ${address} }`),
});

test.each([
  ['city: Barre, region: VT, postalCode: "05641", country: US', 'Barre, VT 05641', 'VT'],
  ['city: Musterstadt, postalCode: "01234", country: DE', '01234 Musterstadt', undefined],
  ['city: Exampleton, postalCode: ZZ1 1ZZ, country: GB', 'Exampleton ZZ1&nbsp;1ZZ', undefined],
  [
    'city: Exampleton, region: Co. Cork, postalCode: P31 AB12, country: IE',
    'Exampleton, Co. Cork P31&nbsp;AB12',
    'Co. Cork',
  ],
  ['city: Exampleton, region: NSW, postalCode: "2000", country: AU', 'Exampleton, NSW 2000', 'NSW'],
  ['city: Esempio, region: RM, postalCode: "00100", country: IT', '00100 Esempio, RM', 'RM'],
  ['city: Exemplo, region: SP, postalCode: 01310-100, country: BR', 'Exemplo, SP 01310-100', 'SP'],
  ['city: Yokohama, region: Kanagawa, postalCode: 220-0012, country: JP', 'Yokohama, Kanagawa 220-0012', 'Kanagawa'],
])('an address with %s has the line %s', async (address, line, region) => {
  const { generate, dist } = await project('small', siteAt(address));
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  const $ = load(await dist('index.html'));
  expect($('footer address').html()).toContain(`1 Example Way<br>${line}`);
  const [business] = JSON.parse($('script[type="application/ld+json"]').text())['@graph'];
  expect(business.address.addressRegion).toBe(region);
  expect(address).toContain(business.address.postalCode);
  expect(business.areaServed[0].containedInPlace?.name).toBe(region);
});

test.each([
  ['city: 横浜市, region: 神奈川県, postalCode: 220-0012, country: JP', '〒220-0012 神奈川県横浜市<br>1 Example Way'],
  ['city: 臺北市, postalCode: "100", country: TW', '100 臺北市<br>1 Example Way'],
  ['city: 성남시, region: 경기도, postalCode: "13100", country: KR', '13100 경기도 성남시<br>1 Example Way'],
])('an address with %s begins with its largest part', async (address, lines) => {
  const { generate, dist } = await project('small', siteAt(address));
  expect(await generate('build')).toMatchObject({ exit: 0, err: '' });
  expect(load(await dist('index.html'))('footer address').html()).toContain(lines);
});

test.each([
  ['US', 'Add "region:" with the state, as two letters.'],
  ['CA', 'Add "region:" with the province.'],
])('an address in %s needs a state', async (country, hint) => {
  const address = `city: Barre, postalCode: ${country === 'US' ? '"05641"' : 'A1A 1A1'}, country: ${country}`;
  expect(await reportOf(siteAt(address))).toContain(hint);
});
