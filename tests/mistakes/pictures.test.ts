import { expect, test } from 'vitest';
import { photo } from '../harness/project/photo.ts';
import { page, reportOf } from '../harness/project/project.ts';
import { reportOn } from './report-on.ts';

const hintsFor = async (name: string, ...others: string[]) => {
  const sections = `  - { type: prose, heading: A, text: A, image: ${name}, alt: A room }\n`;
  const room = await photo(1000, 1000);
  const files = Object.fromEntries(others.map((path) => [path, room]));
  const report = await reportOf({ 'pages/a.yaml': page({ sections }), ...files });
  return report.match(/^ {2}(Did|If|Put|Export).*/gm);
};

test('a picture that does not exist', async () => {
  const sections = '  - type: prose\n    heading: A\n    text: A\n    image: photos/room.jpg\n    alt: A room\n';
  expect(await reportOn(page({ sections }))).toMatchInlineSnapshot(`
    "
    pages/a.yaml:9:12  error  missing-picture
      There is no picture "photos/room.jpg".
       8 │     text: A
       9 │     image: photos/room.jpg
         │            ^^^^^^^^^^^^^^^
      10 │     alt: A room
      Put the file at photos/room.jpg, or correct the path. It starts from the folder of site.yaml.

    1 error in 1 file.
    "
  `);
});

test('a similar picture is suggested, with what to do if it is another one', async () => {
  expect(await hintsFor('photos/rooms.jpg', 'photos/room.jpg')).toEqual([
    '  Did you mean "photos/room.jpg"?',
    '  If that is another picture: put the file at photos/rooms.jpg, or correct the path. It starts from the folder of site.yaml.',
  ]);
});

test('pictures of the program are never suggested', async () => {
  for (const folder of ['docs', 'tests', 'dist', 'generator', 'templates', 'client', '.github', 'node_modules']) {
    expect(await hintsFor('photos/room.jpg', `${folder}/sections/room.jpg`)).toEqual([
      expect.stringMatching('  Put the'),
    ]);
  }
  expect(await hintsFor('photos/room.jpg', 'photos/docs/room.jpg')).toContain('  Did you mean "photos/docs/room.jpg"?');
});

test('a photo in another format must be exported, unless a copy with its name exists', async () => {
  expect(await hintsFor('photos/team.heic', 'photos/teal.jpg')).toEqual([
    expect.stringMatching(/^ {2}Export it as a JPEG: on a Mac/),
  ]);
  expect(await hintsFor('photos/team.heic', 'photos/team.jpg')).toEqual([
    '  Did you mean "photos/team.jpg"?',
    expect.stringMatching(/^ {2}If that is another picture: export it as a JPEG: on a Mac/),
  ]);
});

test('a missing picture in several places is one mistake, with every line that shows it', async () => {
  const picture = (line: string) =>
    `  - { type: prose, heading: ${line}, text: A, image: photos/room.jpg, alt: A room }\n`;
  const report = await reportOn(page({ sections: picture('A') + picture('B') }));
  expect(report).toContain('There is no picture "photos/room.jpg". The same problem is in pages/a.yaml:7.');
  expect(report).toContain('1 error in 1 file.');
});
