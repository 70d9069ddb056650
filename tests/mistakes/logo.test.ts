import { expect, test } from 'vitest';
import { branded, pngLogo, roundLogo } from '../harness/project/logos.ts';
import { project, reportOf } from '../harness/project/project.ts';

/** The report on a site with this brand. */
const reportOn = (brand: string, files: Record<string, string | Buffer> = {}) =>
  reportOf({ ...branded(`${brand}shortName: Small`), ...files });

test('neither a logo nor a drawing', async () => {
  expect(await reportOn('')).toMatchInlineSnapshot(`
    "
    site.yaml:5:1  error  missing-property
      "brand" has neither "logo" nor "mark", so browser tabs have no icon to show.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { shortName: Small }
        │ ^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Add "logo:" with the path of a picture file in the folder of site.yaml, or "mark:" with one of the built-in drawings: sun, stones, drop, or grass.

    1 error in 1 file.
    "
  `);
  expect(await reportOn('wordmark: name.png, ', { 'name.png': await pngLogo(900, 200) })).toContain(
    '"brand" has neither "logo" nor "mark"',
  );
});

test('if a mistake hides the logo, only that mistake is reported', async () => {
  for (const brand of ['logo: , ', 'mark: flame, ', 'logo: [a.png], ']) {
    expect(await reportOn(brand)).toMatch(/1 error in 1 file/);
  }
});

test('a logo that does not exist', async () => {
  expect(await reportOn('logo: brand/logo.svg, ')).toMatchInlineSnapshot(`
    "
    site.yaml:5:16  error  missing-picture
      There is no picture "brand/logo.svg".
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { logo: brand/logo.svg, shortName: Small }
        │                ^^^^^^^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Put the file at brand/logo.svg, or correct the path. It starts from the folder of site.yaml.

    1 error in 1 file.
    "
  `);
  expect(await reportOn('logo: brand/logo.png, ', { 'brand/logo.svg': roundLogo('#f00') })).toContain(
    'Did you mean "brand/logo.svg"?',
  );
});

test('a logo of another type, or with a script', async () => {
  expect(await reportOn('logo: logo.pdf, ', { 'logo.pdf': '%PDF-1.7' })).toContain('is a PDF file');
  const unsafe = roundLogo('#f00').replace('<circle', '<script/><circle');
  expect(await reportOn('logo: logo.svg, ', { 'logo.svg': unsafe })).toContain('has the element <script>');
});

test('a logo that is too small', async () => {
  expect(await reportOn('logo: logo.png, ', { 'logo.png': await pngLogo(200, 200) })).toMatchInlineSnapshot(`
    "
    site.yaml:5:16  error  small-picture
      The picture "logo.png" is 200 pixels wide. It needs 512 or more here, or it looks blurred.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { logo: logo.png, shortName: Small }
        │                ^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Use the original from the camera, the phone, or the designer, not a copy that was sent or made smaller. The build makes the small sizes.

    1 error in 1 file.
    "
  `);
});

test('a logo with the name in it where an icon belongs', async () => {
  expect(await reportOn('logo: logo.png, ', { 'logo.png': await pngLogo(900, 200) })).toMatchInlineSnapshot(`
    "
    site.yaml:5:16  error  logo-proportions
      "logo.png" is too wide for an icon: 900 × 200 pixels. A logo must be about as wide as it is tall.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { logo: logo.png, shortName: Small }
        │                ^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Use the symbol alone, on a square. A logo with the name in it belongs in "wordmark:", next to "logo:" or "mark:".

    1 error in 1 file.
    "
  `);
  const advised = branded('mark: drop, wordmark: logo.png, shortName: Small');
  const { generate } = await project('small', { ...advised, 'logo.png': await pngLogo(900, 200) });
  expect(await generate('check')).toMatchObject({ exit: 0 });
});

test('a logo that is too high, and wordmarks that nobody could read', async () => {
  const files = { 'tall.png': await pngLogo(600, 900), 'long.png': await pngLogo(1800, 200) };
  expect(await reportOn('logo: tall.png, ', files)).toMatchInlineSnapshot(`
    "
    site.yaml:5:16  error  logo-proportions
      "tall.png" is too tall for an icon: 600 × 900 pixels. A logo must be about as wide as it is tall.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { logo: tall.png, shortName: Small }
        │                ^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Crop it to its symbol, or put it in the middle of a transparent square.

    1 error in 1 file.
    "
  `);
  expect(await reportOn('mark: drop, wordmark: long.png, ', files)).toMatchInlineSnapshot(`
    "
    site.yaml:5:32  error  logo-proportions
      "long.png" is too wide for the header: 1800 × 200 pixels. A wordmark can be up to 8 times as wide as it is tall.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { mark: drop, wordmark: long.png, shortName: Small }
        │                                ^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Use a version with the name on two lines, or delete "wordmark:" and the header shows the name as text.

    1 error in 1 file.
    "
  `);
  expect(await reportOn('mark: drop, wordmark: tall.png, ', files)).toMatchInlineSnapshot(`
    "
    site.yaml:5:32  error  logo-proportions
      "tall.png" is 600 × 900 pixels. A wordmark must be wider than it is tall, or nobody can read the name in it.
      4 │ business: { name: Small Works, type: Plumber, description: Pipes., priceRange: $50 }
      5 │ brand: { mark: drop, wordmark: tall.png, shortName: Small }
        │                                ^^^^^^^^
      6 │ contact: { phone: 802-555-0100, countryCode: "+1", email: small@example.com }
      Use a version with the name on one line. A symbol without the name belongs in "logo:".

    1 error in 1 file.
    "
  `);
});
