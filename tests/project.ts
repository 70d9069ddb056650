export * from './harness/project.ts';
