import type { PageContext } from '../define.ts';
import type { Action } from '../facts/site.ts';

const button =
  'inline-flex items-center justify-center rounded-full text-center font-semibold leading-tight transition-colors duration-200';
const filled = `${button} bg-fill text-on-fill hover:bg-accent`;

/** How much an action asks for attention; a group of them has one primary. */
export const looks = {
  primary: `${filled} min-h-12 px-6 py-2.5`,
  secondary: `${button} min-h-12 border border-current px-6 py-2.5 text-head hover:bg-fill hover:text-on-fill`,
  compact: `${filled} min-h-11 px-4 py-2 text-small whitespace-nowrap`,
  quiet:
    'inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2',
  plain: 'underline decoration-1 underline-offset-4 hover:decoration-2',
} as const;

export type Look = keyof typeof looks;

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
  const { href, external } = context.link(action.to);
  const style = [look && looks[look], className].filter(Boolean).join(' ');
  return (
    <a href={href} className={style || undefined} {...(external && { target: '_blank', rel: 'noopener' })}>
      {action.label}
      {(about || external) && (
        <span className="sr-only">
          {about && `: ${about}`}
          {external && ` ${context.site.words.newTab}`}
        </span>
      )}
    </a>
  );
}

/** A row of actions: the first is the one to take. */
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
    <div className={`flex flex-wrap gap-3 ${className}`}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          context={context}
          look={index === 0 ? 'primary' : 'secondary'}
          className="max-sm:grow"
        />
      ))}
    </div>
  );
}
