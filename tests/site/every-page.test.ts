import { testDocuments } from '../harness/documents.ts';

testDocuments('site');
