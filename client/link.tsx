import type { ReactNode } from 'react';

/** A link as widgets get it: the server has resolved where it leads. */
export interface LinkProps {
  label: string;
  href: string;
  /** What screen readers add, on links that open a new tab. */
  newTab?: string | undefined;
  current?: boolean | undefined;
}

interface Props {
  link: LinkProps;
  className?: string | undefined;
  onClick?: () => void;
  /** Tells apart links with the same words for those who only hear them. */
  about?: ReactNode;
}

export function Link({ link, className, onClick, about }: Props) {
  const { label, href, newTab, current } = link;
  return (
    <a
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {(about || newTab) && (
        <span className="sr-only">
          {about && `: ${about}`}
          {newTab && ` ${newTab}`}
        </span>
      )}
    </a>
  );
}
