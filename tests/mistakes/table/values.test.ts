import { explained, fixable } from '../../harness/mistakes.ts';

fixable('site.yaml', [
  ['email: sweep@example.com', 'email: «mailto:sweep@example.com»', 'without "mailto:"'],
  ['postalCode: "05828"', 'postalCode: «05828»', 'quotes'],
]);

explained('site.yaml', [['email: sweep@example.com', 'email: «sweep.example.com»', 'must be an email address']]);
