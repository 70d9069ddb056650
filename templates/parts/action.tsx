import { type ActionStyle, actionStyles } from '../../client/action-styles.ts';
import { Link, type LinkProps } from '../../client/link.tsx';
import type { FrameContext } from '../define.ts';
import { colonIn } from '../facts/colon.ts';
import type { Action } from '../facts/site.ts';

interface Props {
  action: Action;
  context: FrameContext;
  variant?: ActionStyle;
  /**
   * Text for screen readers after the label, to distinguish links with the same label. It is left out if the label
   * already includes it.
   */
  about?: string | undefined;
  className?: string;
}

/** A link. A link to another website opens in a new tab, and screen readers announce that. */
export function ActionLink({ action, context, variant, about, className }: Props) {
  const classes = [variant && actionStyles[variant], className].filter(Boolean).join(' ');
  const isSaid = about && action.label.toLowerCase().includes(about.toLowerCase());
  const added = about && !isSaid && `${colonIn(context.site.language)}${about}`;
  return <Link link={linkProps(action, context)} about={added} className={classes || undefined} />;
}

/** Returns the props of a link in a widget. */
export function linkProps({ label, to }: Action, { link, site }: FrameContext): LinkProps {
  const { href, external } = link(to);
  return { label, href, ...(external && { newTab: site.words.newTab }) };
}

/** A row of actions, stacked on phones regardless of the length of their labels. The first is the primary action. */
export function Actions({
  actions,
  context,
  className = '',
}: {
  actions: readonly Action[] | undefined;
  context: FrameContext;
  className?: string;
}) {
  if (!actions) return null;
  return (
    <div className={`grid gap-3 sm:flex sm:flex-wrap ${className}`}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          context={context}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}
