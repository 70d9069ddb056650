import type { ReactNode } from 'react';
import type { PageContext } from './define.ts';
import { printable } from './printable.tsx';
import { standard } from './standard.tsx';

/** Wraps the sections of a page in the header and footer of the site. Returns the content of `<body>`. */
type PageTemplate = (sections: ReactNode, context: PageContext) => ReactNode;

export const pageTemplates = { standard, printable } satisfies Record<string, PageTemplate>;

type TemplateName = keyof typeof pageTemplates;
export const templateNames = Object.keys(pageTemplates) as TemplateName[];
