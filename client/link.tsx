import type { ReactNode } from 'react';

/** A link in a widget, with the URL that the server resolved. */
export interface LinkProps {
  label: string;
  href: string;
  /** Set on links that open a new tab: the text that screen readers add. */
  newTab?: string | undefined;
  current?: boolean | undefined;
}

interface Props {
  link: LinkProps;
  className?: string | undefined;
  /** Text for screen readers right after the label, to distinguish links with the same label. */
  about?: ReactNode;
}

/** A link, in a widget or in a static part of a page. If it opens a new tab, screen readers say so. */
export function Link({ link, className, about }: Props) {
  const { label, href, newTab, current } = link;
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {(about || newTab) && (
        <span className="sr-only">
          {about}
          {newTab && ` ${newTab}`}
        </span>
      )}
    </a>
  );
}
