import type { ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';

type Router = ComponentProps<typeof RouterProvider>['router'];

/**
 * The pages of a router, each as soon as its address stands. As a React transition a page follows late: that of before stays
 * under the new address for as long as the next one waits for anything, and takes the next press.
 */
export function Pages({ router }: { router: Router }) {
  return <RouterProvider router={router} useTransitions={false} />;
}
