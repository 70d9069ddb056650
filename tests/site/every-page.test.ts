import { testDocuments } from '../harness/pages/documents.ts';

testDocuments('site');
