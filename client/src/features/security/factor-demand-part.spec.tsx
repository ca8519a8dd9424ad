import type { MockLink } from '@apollo/client/testing';
import { MockedProvider } from '@apollo/client/testing/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { DemandSecondFactorInput } from '../../graphql/schema-generated';
import { speak } from '../../lib/testing/translations';
import { FactorDemandPart } from './factor-demand-part';
import { DemandSecondFactorDocument, SecondFactorDemandDocument } from './security-generated';

const asked = (isDemanded: boolean, graceDays: number): MockLink.MockedResponse => ({
  request: { query: SecondFactorDemandDocument },
  result: {
    data: { secondFactorDemand: { __typename: 'SecondFactorDemand', isDemanded, graceDays } },
  },
});

it('keeps the days that were typed when the switch is pressed before they are saved', async () => {
  await speak('en');
  const sent: DemandSecondFactorInput[] = [];
  const taken: MockLink.MockedResponse = {
    request: {
      query: DemandSecondFactorDocument,
      variables: ({ input }: { input: DemandSecondFactorInput }) => sent.push(input) > 0,
    },
    result: ({ input }: { input: DemandSecondFactorInput }) => ({
      data: {
        demandSecondFactor: {
          __typename: 'DemandSecondFactorPayload',
          demand: { __typename: 'SecondFactorDemand', ...input },
        },
      },
    }),
  };
  render(
    <MockedProvider mocks={[asked(false, 14), taken, taken, asked(true, 7), asked(true, 7)]}>
      <FactorDemandPart />
    </MockedProvider>,
  );
  const days = await screen.findByRole('textbox', { name: /days/i });
  fireEvent.change(days, { target: { value: '7' } });
  fireEvent.keyDown(days, { key: 'Enter' });
  const demand = screen.getByRole('switch');
  fireEvent.click(demand);
  await waitFor(() => expect(demand).toBeChecked());
  expect(sent.at(-1)).toEqual({ isDemanded: true, graceDays: 7 });
});
