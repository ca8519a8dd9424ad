import { useState, type ReactNode } from 'react';
import { SecondStepForm } from './second-step-form';
import { SignInForm } from './sign-in-form';
import type { SignInStepFragment } from './sign-in-requests';

interface Props {
  /** The way for somebody who forgot the password. */
  forgot?: ReactNode;
  /** Below the first step: what else one can do there. */
  children?: ReactNode;
}

/** The password, and after it the second factor of those who have one. */
export function SignInSteps({ forgot, children }: Props) {
  const [step, setStep] = useState<SignInStepFragment | null>(null);
  if (step) return <SecondStepForm step={step} onBack={() => setStep(null)} />;
  return (
    <>
      <SignInForm forgot={forgot} onSecondStep={setStep} />
      {children}
    </>
  );
}
