export { MarkingTaskNode } from './marking-queue.type';
export { WorkbenchModule } from './workbench.module';
