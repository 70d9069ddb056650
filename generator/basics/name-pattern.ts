import { escapeRegExp } from '../../templates/escape-reg-exp.ts';

/**
 * Returns a pattern that finds names as whole words, with spaces or a hyphen between their words. The name of a service
 * may begin with a lowercase letter. That of a town may not, because it may be another word then.
 *
 * @param notAfter signs that a name must not follow either
 */
export function namePattern(names: readonly string[], kind: 'service' | 'town', notAfter = ''): RegExp {
  const alternatives = [...new Set(names)].map((name) =>
    name
      .split(/[\s-]+/)
      .map(escapeRegExp)
      .join('(?:\\s+|-)'),
  );
  const source = `(?<![\\p{L}\\p{N}${notAfter}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`;
  return new RegExp(source, kind === 'town' ? 'gu' : 'giu');
}
