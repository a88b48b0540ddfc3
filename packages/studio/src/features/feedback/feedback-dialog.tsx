import { createFeedback, supportContact } from '@sayso/contracts/feedback';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../lib/call.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { t } from '../../texts/feedback.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Textarea } from '../../ui/input.tsx';
import { toast } from '../../ui/toasts.tsx';
import { type Rating, RatingChoice } from './rating-choice.tsx';

/** Asks for a rating and a text; both are needed (W-FEED-01, W-FEED-02). */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [rating, setRating] = useState<Rating | null>(null);
  const [details, setDetails] = useDraft('feedback');
  // What is missing is said once somebody tried to submit, and no longer than it is missing.
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    mutationFn: (emoji: Rating) => call(createFeedback, undefined, { emoji, feedback: details }),
    onSuccess: () => {
      setDetails('');
      toast(t('sent'), { tone: 'success' });
      onClose();
    },
    onError: (error) => toast(t('failed'), { tone: 'danger', description: error.message }),
  });
  const isBlank = details.trim() === '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (rating && !isBlank && !send.isPending) send.mutate(rating);
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={t('title')} description={t('intro')}>
      <form noValidate onSubmit={handleSubmit} className="grid gap-5 pt-2">
        <RatingChoice
          value={rating}
          onChange={setRating}
          error={isTried && !rating ? t('noRating') : undefined}
        />
        <Field label={t('details')} error={isTried && isBlank ? t('noDetails') : undefined}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              minRows={4}
              maxLength={10_000}
              placeholder={t('detailsPlaceholder')}
              value={details}
              onChange={(event) => setDetails(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SupportLine />
          <Button type="submit" variant="primary" pending={send.isPending} className="ml-auto">
            {t('submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Where help is to be had (W-FEED-03). */
function SupportLine() {
  const support = useQuery({ queryKey: ['support'], queryFn: () => call(supportContact) });
  if (!support.data) return null;
  const { email } = support.data;
  return (
    <p className="text-caption text-muted">
      {email === null
        ? t('supportUnnamed')
        : t.rich('support', {
            mail: () => (
              <a href={`mailto:${email}`} className="text-accent underline underline-offset-2">
                {email}
              </a>
            ),
          })}
    </p>
  );
}
