export { DemoSeed, ReadyExamLink } from './demo-seed.port';
