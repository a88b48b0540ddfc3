/** What `import { ... } from '@/kit'` offers to the pages of generated apps. */
export { AppShell } from './app-shell.tsx';
export { Attention } from './attention.tsx';
export { CartButton } from './cart-button.tsx';
export { Catalogue } from './catalogue.tsx';
export { FieldValue } from './cell.tsx';
export { Chart } from './chart.tsx';
export { Checklist } from './checklist.tsx';
export { Checkout } from './checkout.tsx';
export {
  BookingDesk,
  ChatRooms,
  FileLibrary,
  ForumThread,
  ForumTopics,
  IdeaBoard,
  PeopleDirectory,
  PlaceMap,
  SettingsForm,
  StayBooking,
} from './community/parts.tsx';
export { CsvButtons } from './csv-buttons.tsx';
export { inDays, inMonths, now, startOfMonth, startOfWeek, today } from './dates.ts';
export { Game } from './games/game.tsx';
export { Grid, Page, Panel } from './page.tsx';
export { PublicForm } from './public-form.tsx';
export { PublicList } from './public-list.tsx';
export { Hero, Section } from './public-parts.tsx';
export { RecentRecords } from './recent-records.tsx';
export { RecordBoard } from './record-board.tsx';
export { RecordCalendar } from './record-calendar.tsx';
export { RecordCards, RecordGallery } from './record-cards.tsx';
export { RecordDetail } from './record-detail.tsx';
export { RecordForm } from './record-form.tsx';
export { CreateButton } from './record-sheet.tsx';
export { RecordTable } from './record-table.tsx';
export { RecordTimeline } from './record-timeline.tsx';
export { Reviews } from './reviews.tsx';
export {
  BandActions,
  BandFact,
  BandFacts,
  BandFigure,
  BandLink,
  BandPerson,
  BandPicture,
  BandPoint,
  BandPrice,
  BandQuestion,
  BandQuote,
  BandStep,
  SiteFooter,
} from './site/band-parts.tsx';
export {
  AboutBand,
  BandTick,
  CallBand,
  ContentBand,
  FactBand,
  FaqBand,
  FeatureBand,
  FigureBand,
  FormBand,
  GalleryBand,
  HeroBand,
  PlaceBand,
  PriceBand,
  QuoteBand,
  StepBand,
  TeamBand,
} from './site/bands.tsx';
export { BlogList, BlogPost, OrderHistory, ProjectGrid, PublicDetail } from './site/parts.tsx';
export { Standings } from './standings.tsx';
export { Stat } from './stat.tsx';
export { Timesheet, WeekTotals } from './timesheet.tsx';
export { Calculator } from './tools/calculator.tsx';
export { Converter } from './tools/converter.tsx';
export { Keypad } from './tools/keypad.tsx';
export { Leaderboard } from './tools/leaderboard.tsx';
export { Quiz } from './tools/quiz.tsx';
export { Survey } from './tools/survey.tsx';
export { SurveyResults } from './tools/survey-results.tsx';
export { Timer } from './tools/timer.tsx';
export { Totals } from './totals.tsx';
export { Vote } from './vote.tsx';
