import { Checkbox } from 'antd';
import { Trans, useTranslation } from 'react-i18next';
import { Form } from '../../components/form/form';
import { FormField } from '../../components/form/form-field';
import { LtrInput } from '../../components/form/ltr-input';
import { SubmitButton } from '../../components/form/submit-button';
import { toast } from '../../components/toast/toasts';
import type { WebhookEvent } from '../../graphql/schema-generated';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  type Webhook_EndpointFragment,
} from './webhooks-generated';
import { webhookDraftOf, eventsInOrder, WEBHOOK_EVENTS, webhookSchema, type WebhookDraft } from './webhook.schema';
import styles from './webhooks.module.css';

interface Props {
  assessmentId: string | null;
  /** Null for a new one. */
  endpoint: Webhook_EndpointFragment | null;
  onSaved: (id: string) => void;
}

/** Address and events. What the server finds wrong with the address stands beside it. */
export function WebhookForm({ assessmentId, endpoint, onSaved }: Props) {
  const { t } = useTranslation('webhooks');
  const save = useSave(assessmentId, endpoint);
  return (
    <Form<WebhookDraft>
      draft={`webhook ${endpoint?.id ?? assessmentId ?? 'new'}`}
      closes={endpoint === null}
      className={styles.form ?? ''}
      label={t(endpoint ? 'one' : 'add')}
      initialValues={webhookDraftOf(endpoint)}
      schema={webhookSchema}
      onSubmit={async (draft) => {
        const id = await save({ url: draft.url.trim(), events: eventsInOrder(draft.events) });
        toast.success(t(endpoint ? 'saved' : 'added'));
        if (id) onSaved(id);
      }}
    >
      <FormField name="url" label={t('url.label')} help={<UrlHelp />}>
        {(field) => (
          <LtrInput {...field} inputMode="url" maxLength={500} placeholder="https://example.com/hooks/mizan" />
        )}
      </FormField>
      <FormField<WebhookEvent[]> name="events" label={t('events.label')}>
        {({ id, value, onChange, 'aria-describedby': describedBy }) => (
          <Checkbox.Group<WebhookEvent>
            className={styles.events ?? ''}
            aria-label={t('events.label')}
            aria-describedby={describedBy}
            value={value}
            options={WEBHOOK_EVENTS.map((event, index) => ({
              value: event,
              label: t(`event.${event}`),
              ...(index === 0 && { id }),
            }))}
            onChange={(chosen) => onChange(chosen)}
          />
        )}
      </FormField>
      <div>
        <SubmitButton>{t(endpoint ? 'save' : 'add')}</SubmitButton>
      </div>
    </Form>
  );
}

function UrlHelp() {
  const guide = '/api/docs#/webhooks/testing-on-your-own-machine';
  return (
    <Trans
      ns="webhooks"
      i18nKey="url.help"
      components={[<a key="guide" href={guide} target="_blank" rel="noreferrer" />]}
    />
  );
}

function useSave(assessmentId: string | null, endpoint: Webhook_EndpointFragment | null) {
  const [create] = useCreateWebhookMutation();
  const [update] = useUpdateWebhookMutation();
  return async (draft: WebhookDraft): Promise<string | undefined> => {
    if (endpoint) {
      const { data } = await update({ variables: { input: { id: endpoint.id, ...draft } } });
      return data?.updateWebhookEndpoint.webhookEndpoint.id;
    }
    const { data } = await create({ variables: { input: { assessmentId, ...draft } } });
    return data?.createWebhookEndpoint.webhookEndpoint.id;
  };
}
