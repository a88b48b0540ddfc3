// Compound component: <Section><Section.Title/>…</Section>
import { createContext, useContext, useId } from 'react';

const Heading = createContext();

function Section({ as: Tag = 'section', className = '', children, ...rest }) {
  const id = useId();
  return (
    <Heading.Provider value={id}>
      <Tag aria-labelledby={id} className={'space-y-4 ' + className} {...rest}>
        {children}
      </Tag>
    </Heading.Provider>
  );
}

Section.Title = function SectionTitle({ level = 2, children }) {
  const id = useContext(Heading);
  const H = `h${level}`;
  return <H id={id} className="text-lg font-semibold">{children}</H>;
};

Section.Body = ({ children }) => <div className="rounded-lg border border-border bg-card p-4">{children}</div>;

export default Section;
