import type { PageContext } from '../define.ts';
import { Island } from '../island.tsx';
import { linkProps } from '../parts/action.tsx';

export function Banner({ context }: { context: PageContext }) {
  const { banner } = context.site;
  if (!banner) return null;
  const { action, ...words } = banner;
  return <Island widget="banner" props={{ ...words, link: linkProps(action, context) }} />;
}
