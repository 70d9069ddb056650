import { load } from 'cheerio';
import { expect, onTestFinished, test } from 'vitest';
import type { AnySectionType } from '../../templates/define.ts';
import { page } from '../harness/project/project.ts';
import { builtFiles, sharedProject } from '../harness/project/shared-project.ts';
import { sharedTools } from '../harness/project/shared-tools.ts';

test('a page allows what a section on it declares, and no other page does', async () => {
  const { root, remove } = await sharedProject('small', {
    'pages/watch.yaml': page({ route: '/watch', sections: '  - { type: intro, heading: A video, text: A }\n' }),
  });
  onTestFinished(remove);
  const { sections } = await sharedTools();
  const policy: AnySectionType['policy'] = ({ heading }) =>
    heading === 'A video' ? { frame: ['https://player.example.com'] } : {};
  const withPolicy = new Map(sections).set('intro', { ...(sections.get('intro') as AnySectionType), policy });
  const files = await builtFiles(root, { sections: withPolicy });
  const policyIn = (path: string) => load(String(files.get(path)?.content))('meta[http-equiv]').attr('content');
  expect(policyIn('watch.html')).toContain(';frame-src https://player.example.com;');
  expect(policyIn('index.html')).not.toContain('frame-src');
});
