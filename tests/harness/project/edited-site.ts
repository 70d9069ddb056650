import { page, project } from './project.ts';

export const about = page({
  route: '/about',
  sections: '  - { type: intro, heading: About, text: We fix pipes in town. }\n',
});

/** A site that was built and then edited. */
export async function edited(files: Record<string, string>) {
  const made = await project('small', { 'pages/about.yaml': about });
  await made.generate('build');
  await made.write(files);
  return made;
}
