import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useUser } from '../../lib/session.ts';
import { t as readerTexts } from '../../texts/local-reader.ts';
import { t } from '../../texts/settings.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useTheme } from '../../ui/theme.ts';
import { ApiKeySection } from './api-key-section.tsx';
import { LocalReaderSection } from './local-reader/local-reader-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { PasswordLinkForm } from './password-link-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export function SettingsScreen() {
  useDocumentTitle(t('title'));
  const user = useUser();
  return (
    <div className="mx-auto grid max-w-3xl gap-6 px-4 py-8 sm:px-8">
      <h1 className="font-semibold text-title">{t('title')}</h1>
      <Section title={t('profile.title')} text={t('profile.text')}>
        <ProfileForm />
      </Section>
      <Section title={t('password.title')} text={t('password.text')}>
        {user.has_local_login ? <PasswordForm /> : <p className="text-muted">{t('password.none')}</p>}
      </Section>
      {user.platform_role === 'platform_admin' && (
        <Section title={t('passwordLink.title')} text={t('passwordLink.text')}>
          <PasswordLinkForm />
        </Section>
      )}
      {user.platform_role === 'platform_admin' && (
        <Section title={readerTexts('title')} text={readerTexts('text')}>
          <LocalReaderSection />
        </Section>
      )}
      <Section title={t('apiKey.title')} text={t('apiKey.text')}>
        <ApiKeySection />
      </Section>
      <Section title={t('theme.title')} text={t('theme.text')}>
        <ThemeChoice />
      </Section>
    </div>
  );
}

type SectionProps = { title: string; text: string; children: ReactNode };

function Section({ title, text, children }: SectionProps) {
  return (
    <section className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-card sm:grid-cols-[200px_1fr] sm:p-6">
      <div className="grid content-start gap-1">
        <h2 className="font-semibold">{title}</h2>
        <p className="text-dense text-muted">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

const themes = [
  { value: 'light', label: <ThemeLabel icon={Sun} text={t('theme.light')} /> },
  { value: 'dark', label: <ThemeLabel icon={Moon} text={t('theme.dark')} /> },
  { value: 'system', label: <ThemeLabel icon={Monitor} text={t('theme.system')} /> },
] as const;

function ThemeLabel({ icon: Icon, text }: { icon: typeof Sun; text: string }) {
  return (
    <>
      <Icon aria-hidden className="size-4" />
      {text}
    </>
  );
}

function ThemeChoice() {
  const { theme, setTheme } = useTheme();
  return <SegmentedControl label={t('theme.title')} value={theme} options={themes} onChange={setTheme} />;
}
