export { demoTests } from './ready';
export { readyTestId } from './ready/ready-test';
export { saidToo } from './ready/said-test';
export { TestHolder } from './test-holder.port';
export { TestLibraryModule } from './test-library.module';
export { TestLibrary } from './test-library.service';
export { TestQuestion } from './test-question.entity';
export { Test } from './test.entity';
export { TestNode, toTestNode } from './test.type';
