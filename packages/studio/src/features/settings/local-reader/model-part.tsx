import type { LocalReaderState } from '@sayso/contracts/reading-admin';
import { t } from '../../../texts/local-reader.ts';
import { sizeText } from '../../../texts/size-text.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/cn.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { LocalReader } from './use-local-reader.ts';

type Props = { state: LocalReaderState; reader: LocalReader };
type Model = LocalReaderState['models'][number];

/** No file is called so. */
const none = '/';

/** Which file reads: one of those that were copied into the folder of models. */
export function ModelPart({ state, reader }: Props) {
  const { models, file, models_folder: folder } = state;
  if (file?.from === 'setting')
    return (
      <div className="grid gap-1">
        <h3 className="font-medium">{t('model')}</h3>
        <p className="wrap-anywhere text-dense">{file.file}</p>
        <p className="text-dense text-muted">{t('bySetting')}</p>
        <Check reader={reader} className="mt-2" />
      </div>
    );
  const options = [
    { value: none, label: t('none') },
    ...withChosen(state).map((model) => ({
      value: model.file,
      label: labelOf(model),
      disabled: model.problem !== null && model.file !== file?.file,
    })),
  ];
  const problem = models.find((model) => model.file === file?.file)?.problem?.message;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={t('model')}
        className="grid-cols-1"
        hint={t(models.length === 0 ? 'noModels' : 'folder', { folder })}
        // What stands above already is not said twice.
        error={problem === state.message ? undefined : problem}
      >
        {(control) => (
          <Select
            {...control}
            className="w-full"
            value={file?.file ?? none}
            options={options}
            disabled={options.length === 1 || reader.choose.isPending}
            onChange={(chosen) => reader.choose.mutate(chosen === none ? null : chosen)}
          />
        )}
      </Field>
      <Check reader={reader} />
    </div>
  );
}

/** A file that was chosen stays in the list once it is gone from the folder. */
function withChosen({ models, file }: LocalReaderState): readonly Model[] {
  return file === null || models.some((model) => model.file === file.file) ? models : [file, ...models];
}

function Check({ reader, className }: { reader: LocalReader; className?: string }) {
  return (
    <Button
      className={cn('justify-self-start', className)}
      pending={reader.query.isFetching}
      onClick={() => void reader.query.refetch()}
    >
      {t('check')}
    </Button>
  );
}

function labelOf({ file, name, bytes, problem }: Model): string {
  const size = bytes > 0 ? [sizeText(bytes)] : [];
  const label = [name ?? file, ...size, ...(name === null ? [] : [file])].join(' · ');
  if (problem === null) return label;
  const { fault } = problem;
  return t(`unfit.${fault === 'missing' || fault === 'memory' ? fault : 'other'}`, { label });
}
