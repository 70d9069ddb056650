import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take ten seconds or more, however small they are. */
const long = [
  'browser/back-forward',
  'browser/contact-form',
  'browser/held-forms',
  'browser/newsletter',
  'browser/notifications',
  'commands/dev-edits',
  'commands/dev-process',
  'commands/interrupted-builds',
  'commands/kept-builds',
  'commands/kept-words',
  'commands/same-bytes',
  'commands/start',
  'pages/section-gallery',
  'site/first-paint',
  'site/layouts',
  'site/threads',
];

/** Without known times, Vitest runs large files first. A small file that takes long would then run last, on one processor. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
