import { builtTexts, sharedProject } from './shared-project.ts';
/** A post of a day. Its file is `pages/posts/<name>.yaml`, and its route `/news/<name>`. */
export function post(name: string, published: string, rest = '', section = ''): Record<string, string> {
  const seo = `{ title: About ${name}, description: What we say of ${name}., keywords: ${name} }`;
  const article = `  - { type: article, heading: On ${name}, text: All that ${name} is.${section} }`;
  const lines = [`route: /news/${name}`, `name: News of ${name}`, 'parent: /news', 'template: standard'];
  const text = [...lines, `published: ${published}`, ...(rest ? [rest] : []), `seo: ${seo}`, 'sections:', article];
  return { [`pages/posts/${name}.yaml`]: `${text.join('\n')}\n` };
}

/** The page /news, with a section of these properties. */
export function newsPage(section = 'perPage: 2, older: Older, newer: Newer'): Record<string, string> {
  return {
    'pages/news.yaml': `route: /news
name: News
template: standard
seo: { title: All news, description: All that is new., keywords: news }
sections:
  - { type: intro, heading: News, text: New. }
  - { type: posts, heading: Posts, ${section} }
`,
  };
}

/** Three posts, one with a photo named roof.jpg, and the page that lists them. */
export const threePosts = {
  ...newsPage(),
  ...post('roofs', '2026-01-05', '', ', image: roof.jpg, alt: A roof'),
  ...post('rain', '2026-02-05', 'updated: 2026-04-01'),
  ...post('soot', '2026-03-05'),
};

/** Returns the texts of the small site with more files, by their paths. */
export async function built(files: Record<string, string | Buffer>): Promise<ReadonlyMap<string, string>> {
  const { root, remove } = await sharedProject('small', files);
  return builtTexts(root).finally(remove);
}
