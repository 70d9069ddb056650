import { join } from 'node:path';
import { expect } from 'vitest';
import { heroWith } from '../project/photo.ts';
import { page, project } from '../project/project.ts';
import { type Finding, followHint } from './follow-hint.ts';

/** The error for the picture `photos/room.jpg` that a function writes, or null. */
export async function errorWith(put: (path: string) => Promise<unknown>): Promise<string | undefined> {
  const { root, generate } = await project('small', {
    'pages/a.yaml': page({ sections: heroWith('photos/room.jpg') }),
    'photos/other.txt': 'Not a picture.',
  });
  await put(join(root, 'photos/room.jpg'));
  const { out } = await generate('check', '--format', 'json');
  const errors: Finding[] = JSON.parse(out).filter(({ severity }: Finding) => severity === 'error');
  expect(errors.length).toBeLessThan(2);
  expect(followHint('', errors[0] ?? ({ hint: '' } as Finding))).toEqual([]);
  return errors[0]?.message;
}
