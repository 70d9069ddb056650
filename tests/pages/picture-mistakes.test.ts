import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { errorWith } from '../harness/messages/picture-error.ts';
import { heroWith, photo } from '../harness/project/photo.ts';
import { page, reportOf } from '../harness/project/project.ts';

/** What an owner reads if a page shows this file. */
async function reportWith(file: string, bytes: Buffer | string): Promise<string> {
  return reportOf({ [file]: bytes, 'pages/a.yaml': page({ sections: heroWith(file) }) });
}

test('a picture that is too small for its slot', async () => {
  expect(await reportWith('photos/room.jpg', await photo(600, 500))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  small-picture
      The picture "photos/room.jpg" is 500 pixels wide. It needs 800 or more here, or it looks blurred.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: photos/room.jpg
         │            ^^^^^^^^^^^^^^^
      11 │     alt: A warm room
      Use the original from the camera, the phone, or the designer, not a copy that was sent or made smaller. The build makes the small sizes.

    1 error in 1 file.
    "
  `);
});

test('a file that is not a picture', async () => {
  expect(await reportWith('room.jpg', 'hello')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  broken-picture
      "room.jpg" is not a picture. It contains text.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │     alt: A warm room
      Open it on your computer. If you can see it, export it again as a JPEG. If not, copy it again from its source.

    1 error in 1 file.
    "
  `);
});

test('a picture that was cut off while it was copied', async () => {
  const whole = await photo(1000, 1000);
  expect(await reportWith('room.jpg', whole.subarray(0, whole.length / 2))).toMatch('broken-picture');
});

test('a picture whose type differs from its name', async () => {
  const gif = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  expect(await reportWith('room.jpg', gif)).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  wrong-picture-type
      "room.jpg" is a GIF file. A picture must be a .jpg, .png, .webp, .avif, or .svg file.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.jpg
         │            ^^^^^^^^
      11 │     alt: A warm room
      Export it as a JPEG, or as a PNG if parts of it are transparent. Renaming it is not enough.

    1 error in 1 file.
    "
  `);
});

test('a type of file that no browser shows', async () => {
  expect(await reportWith('room.heic', 'hello')).toMatchInlineSnapshot(`
    "
    pages/a.yaml:10:12  error  wrong-picture-type
      "room.heic" is a HEIC photo, the format that iPhones use. Most browsers cannot show it.
       9 │     actions: [{ label: Home, to: / }]
      10 │     image: room.heic
         │            ^^^^^^^^^
      11 │     alt: A warm room
      Export it as a JPEG: on a Mac, open it in Preview and choose Export; on Windows, open it in Photos and choose "Save as"; on an iPhone, email it to yourself. Renaming it is not enough.

    1 error in 1 file.
    "
  `);
});

/** The findings about a drawing are cached, so each run draws another one. */
const run = Date.now();

const svg = (inside: string, attributes = 'xmlns="http://www.w3.org/2000/svg"') =>
  `<svg ${attributes} width="900" height="600">${inside}<path d="M0 0h9v6z"/><desc>${run}</desc></svg>`;

test.each<[problem: string, content: string | Buffer, message: string]>([
  ['empty', '', 'is an empty file'],
  ['text', 'hello', 'It contains text'],
  ['a web page', '<!DOCTYPE html><html><body>Not found</body></html>', 'It contains a web page'],
  ['a PDF document', '%PDF-1.7 …', 'It contains a PDF document'],
  ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1\noid sha256:0', 'Git LFS'],
  ['bytes of no format', Buffer.alloc(900, 7), 'It contains something else'],
  ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1'), 'is a HEIC photo'],
  ['a drawing with a script', svg('<script>alert(1)</script>'), 'has the element <script>'],
  ['a drawing with a script by another name', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'), '<s:script>'],
  ['a drawing with a handler', svg('<g onclick="alert(1)"/>'), 'has the event handler "onclick" in the element <g>'],
  ['a drawing with a web page in it', svg('<foreignObject><p/></foreignObject>'), 'has the element <foreignObject>'],
  [
    'a drawing with a link that runs code',
    svg('<a href="java&#115;cript:alert(1)"/>'),
    'a link that runs code ("href")',
  ],
  ['a drawing with a page in a frame', svg('<iframe/>'), 'has the element <iframe>'],
  ['a drawing with a video', svg('<video/>'), 'has the element <video>'],
  ['a drawing that listens', svg('<listener/>'), 'has the element <listener>'],
  ['a drawing with another one in it', svg('<use href="data:image/png,a"/>'), 'a link to another file ("href")'],
  ['a drawing with another place', svg('<g xml:base="https://example.com"/>'), 'a link to another file ("xml:base")'],
  [
    'a drawing in another encoding',
    `<?xml version="1.0" encoding="utf-7"?>${svg('')}`,
    'the encoding utf-7 instead of UTF-8',
  ],
  ['a drawing that makes such a link', svg('<set attributeName="href" to="javascript:1"/>'), 'an animation of "href"'],
  ['a drawing with a font of another site', svg('<style>@import "https://example.com/a.css"</style>'), '<style>'],
  ['a drawing filled from another site', svg('<g style="fill:u\\72l(https://example.com/a)"/>'), 'file ("style")'],
  ['a drawing with a stylesheet', `<?xml-stylesheet href="a.css"?>${svg('')}`, 'a stylesheet in another file'],
  [
    'a drawing with entities',
    `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    'an entity',
  ],
  [
    'a drawing with a script between comments that are text',
    svg('<desc><![CDATA[<!--]]></desc><script>alert(1)</script><desc><![CDATA[-->]]></desc>'),
    'has the element <script>',
  ],
  [
    'a drawing with a script between comments in instructions',
    svg('<?a <!-- ?><script>alert(1)</script><?a --> ?>'),
    'has an instruction for another program (<?a?>)',
  ],
  [
    'a drawing with a script whose prefix is not English',
    svg('<é:script xmlns:é="http://www.w3.org/2000/svg"/>'),
    '<é:script>',
  ],
  [
    'a drawing whose document type adds a handler',
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
    'has declarations in <!DOCTYPE>',
  ],
  [
    'a drawing with an element of a web page',
    svg('<h:meta xmlns:h="http://www.w3.org/1999/xhtml" http-equiv="refresh" content="0;url=https://example.com"/>'),
    'has a web page ("xmlns:h") in the element <h:meta>',
  ],
  [
    'a drawing with a stylesheet in pieces',
    svg('<style>@im<!-- -->port "https://example.com/a.css"</style>'),
    '<style>',
  ],
  ['a drawing with an attribute without quotes', svg('<g id=a/>'), 'is damaged or incomplete'],
  ['a compressed drawing', gzipSync(svg('')), 'has compressed or unusual text'],
  [
    'a drawing of a million pixels on each side',
    svg('').replace('width="900"', 'width="1e6"'),
    'is too large: 1000000 × 600',
  ],
  [
    'a drawing with a picture of another site',
    svg('<image href="https://example.com/a.png"/>'),
    'a link to another file',
  ],
  ['a drawing that browsers do not recognize', svg('', ''), 'has no xmlns'],
  ['half a drawing', svg('').slice(0, 70), 'is damaged or incomplete'],
  ['XML of another kind', '<?xml version="1.0"?><note/>', 'It contains text'],
])('a picture file that is %s', async (_, content, message) => {
  expect(await errorWith((path) => writeFile(path, content))).toContain(message);
});

test('a picture with more pixels than a computer can hold', async () => {
  const bomb = sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } });
  const bytes = await bomb.png({ compressionLevel: 1 }).toBuffer();
  expect(await errorWith((path) => writeFile(path, bytes))).toContain(
    'is too large: 16000 × 16000 pixels (limit: 120 million pixels in total, and 16383 on each side)',
  );
});

test.each([
  ['wide', 20_000, 900],
  ['high', 900, 20_000],
])('a picture that is too %s for the formats that pages have', async (_, width, height) => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  expect(await errorWith((path) => writeFile(path, bytes))).toContain(`is too large: ${width} × ${height} pixels`);
});

test('a picture that moves', async () => {
  const frame = (background: string) => sharp({ create: { width: 900, height: 600, channels: 3, background } }).png();
  const frames = await Promise.all(['#f00', '#00f'].map((color) => frame(color).toBuffer()));
  const [first = Buffer.alloc(0)] = frames;
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  // In a PNG, a chunk says so: here, one of no length after the header.
  const png = Buffer.concat([first.subarray(0, 33), Buffer.from('\0\0\0\0acTL\0\0\0\0', 'latin1'), first.subarray(33)]);
  for (const bytes of [animated, png]) {
    expect(await errorWith((path) => writeFile(path, bytes))).toContain('is animated');
  }
});
