import type { PageContext } from '../define.ts';
import { Island } from '../island.tsx';
import { linkProps } from '../parts/action.tsx';

/** The new-client offer, closed until a script opens it. The page that it links to has the same offer. */
export function Popup({ context }: { context: PageContext }) {
  const { popup } = context.site;
  if (!popup) return null;
  return <Island widget="popup" props={{ ...popup, accept: linkProps(popup.accept, context) }} />;
}
