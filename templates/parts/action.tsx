import { Link, type LinkProps } from '../../client/link.tsx';
import { type Look, looks } from '../../client/looks.ts';
import type { PageContext } from '../define.ts';
import type { Action } from '../facts/site.ts';

interface Props {
  action: Action;
  context: PageContext;
  look?: Look;
  /** Tells apart links with the same words for those who only hear them. */
  about?: string | undefined;
  className?: string;
}

/** A link; one to another website opens a new tab and says so. */
export function ActionLink({ action, context, look, about, className }: Props) {
  const style = [look && looks[look], className].filter(Boolean).join(' ');
  return <Link link={linkProps(action, context)} about={about} className={style || undefined} />;
}

/** A link as widgets get it. */
export function linkProps({ label, to }: Action, { link, site }: PageContext): LinkProps {
  const { href, external } = link(to);
  return { label, href, ...(external && { newTab: site.words.newTab }) };
}

/** A row of actions, on a phone one below the other whatever their words: the first is the one to take. */
export function Actions({
  actions,
  context,
  className = '',
}: {
  actions: readonly Action[] | undefined;
  context: PageContext;
  className?: string;
}) {
  if (!actions) return null;
  return (
    <div className={`grid gap-3 sm:flex sm:flex-wrap ${className}`}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} context={context} look={index === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  );
}
