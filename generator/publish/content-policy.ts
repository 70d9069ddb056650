import { createHash } from 'node:crypto';
import { type PolicyKind, type PolicySources, policyDirectives } from '../../templates/policy-sources.ts';

/** The scripts and styles that a page has inline. */
interface InlineCode {
  scripts: readonly string[];
  styles: string;
}

/** A policy, and the nonce of the page's `<style>`, if anything on the page needs one. */
interface ContentPolicy {
  text: string;
  styleNonce: string | undefined;
}

/** The policy of a page that loads nothing. */
export const emptyPolicy = "default-src 'none';base-uri 'none';form-action 'none'";

/**
 * Returns the Content-Security-Policy of a page (https://www.w3.org/TR/CSP3/). It allows the page's own files, the
 * exact code in it, and what the sections and widgets on it need. Anything injected into the page is not run, loaded,
 * or sent.
 *
 * @throws if a source would be read as more than one
 */
export function contentPolicy(code: InlineCode, asked: readonly PolicySources[]): ContentPolicy {
  const styleHash = hashOf(code.styles);
  const styleNonce = asked.some((sources) => sources.styleNonce) ? nonceFrom(styleHash) : undefined;
  const own: PolicySources = {
    script: ["'self'", ...code.scripts.map(hashOf)],
    style: [styleNonce ? `'nonce-${styleNonce}'` : styleHash],
    image: ["'self'"],
    font: ["'self'"],
    // Lighthouse requests robots.txt as if the page did.
    connect: ["'self'"],
  };
  const kinds = Object.keys(policyDirectives) as PolicyKind[];
  const directives = kinds.flatMap((kind) => {
    const sources = [own, ...asked].flatMap((one) => one[kind] ?? []);
    // Unlike the others, this directive does not fall back on default-src.
    if (sources.length === 0) return kind === 'form' ? ["form-action 'none'"] : [];
    return [`${policyDirectives[kind]} ${[...new Set(sources)].map(single).join(' ')}`];
  });
  const trusted = "require-trusted-types-for 'script';trusted-types 'none'";
  const always = ["default-src 'none'", "base-uri 'none'", "manifest-src 'self'"];
  const types = asked.some(({ plainStrings }) => plainStrings) ? [] : [trusted];
  return { text: [...always, ...directives, ...types].join(';'), styleNonce };
}

/** Returns the policy as an element, which must come before everything that it governs. */
export function policyTag(text: string): string {
  return `<meta http-equiv="Content-Security-Policy" content="${text}"/>`;
}

/** Returns a source that identifies code by its hash (https://www.w3.org/TR/CSP3/#grammardef-hash-source). */
function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/**
 * Returns the nonce, which is the same for every visitor, because the page is. It blocks styles whose author has not
 * read this page.
 */
function nonceFrom(hash: string): string {
  return hash.slice("'sha256-".length, -"='".length);
}

function single(source: string): string {
  if (!/^[^\s;,"<>&]+$/.test(source)) throw new Error(`A policy cannot have the source "${source}"`);
  return source;
}
