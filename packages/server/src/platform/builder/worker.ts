import { serve } from '../workers/serve.ts';
import { answerQuestion } from './answer-question.ts';

serve(answerQuestion);
