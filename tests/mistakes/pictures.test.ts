import { expect, test } from 'vitest';
import { page } from '../harness/project.ts';
import { reportOn } from './report-on.ts';

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
      Put the file there, or correct the path. It starts from the folder of site.yaml.

    1 error in 1 file.
    "
  `);
});
