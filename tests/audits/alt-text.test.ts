import sharp from 'sharp';
import { expect, test } from 'vitest';
import { auditOf, home } from '../harness/messages/audit.ts';

test('an alt text that is a file name', async () => {
  const photo = await sharp({ create: { width: 700, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const withAlt = (alt: string) =>
    `  - { type: prose, heading: Our van, text: It is red., image: van.png, alt: ${alt} }\n`;
  const files = {
    'van.png': photo,
    'pages/home.yaml': home(withAlt('IMG_2044') + withAlt('A red van')),
  };
  expect(await auditOf(files)).toMatchInlineSnapshot(`
    "
    pages/home.yaml:7:77  warning  alt-text
      The alt text “IMG_2044” on / looks like a file name.
      6 │   - { type: intro, heading: Home, text: Welcome. }
      7 │   - { type: prose, heading: Our van, text: It is red., image: van.png, alt: IMG_2044 }
        │                                                                             ^^^^^^^^
      8 │   - { type: prose, heading: Our van, text: It is red., image: van.png, alt: A red van }
      Describe the picture in a few words, as you would on the phone.

    1 warning in 1 file.
    "
  `);
});
