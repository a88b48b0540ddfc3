import { topic } from './quiz-row.ts';

export const workQuizzes = [
  topic(
    'road-signs',
    'road signs, traffic signs, driving test, driving theory, driving, traffic rules, driving license, driving licence, theory test',
    'Road signs quiz',
    `
    What does a red octagon tell you? | Stop | Give way | No entry | One way
    What does a triangle with its point down mean? | Give way | Stop | Danger ahead | School
    What does a red traffic light mean? | Stop | Go | Speed up | Turn back
    Which shape do most warning signs have in Europe? | Triangle | Circle | Square | Octagon
    What does a round sign with a red border and a number show? | Speed limit | Distance | Road number | Weight of your car
    What does a blue round sign with an arrow mean? | You must go that way | You may park | The road ends | Danger
    What do you do at a zebra crossing with people waiting? | Let them cross | Sound the horn | Drive faster | Drive around them
    What does a red circle with a white bar mean? | No entry | No parking | Stop | Road works`,
  ),
  topic(
    'safety',
    'safety training, safety, workplace safety, health and safety, fire safety',
    'Safety quiz',
    `
    What do you do first when you discover a fire? | Raise the alarm | Collect your things | Open all windows | Use the lift
    How do you lift a heavy box? | With bent knees and a straight back | With a bent back | With one arm | As fast as you can
    What may never be blocked? | Emergency exits | Windows | Cupboards | Desks
    What do you do with a spill on the floor? | Secure it and clean it up | Walk around it | Cover it with paper | Wait for the cleaner
    Which fire extinguisher fits burning electrical devices? | CO₂ | Water | Foam | None ever
    What protects your hearing in loud places? | Ear defenders | Safety glasses | A helmet | Gloves
    Who may repair a defective power cable? | A qualified electrician | Anybody | The newest colleague | The visitor
    Where do you go after an evacuation? | To the assembly point | Home | To the car park exit | Back to the desk`,
  ),
  topic(
    'onboarding',
    'company onboarding, onboarding, new employees, employee onboarding, company, company culture',
    'Onboarding quiz',
    `
    Whom do you tell first when you are ill? | Your manager | A customer | Nobody | The reception next door
    What do you do with a suspicious email? | Report it and open nothing | Open the attachment | Forward it to everybody | Answer it
    Where do you keep your password? | In a password manager | On a note at the screen | In an email | In the calendar
    What do you do when you leave your desk? | Lock the screen | Nothing | Turn the screen around | Log in a colleague
    Who may see personal data of customers? | Those who need it for their work | Everybody | Visitors | Nobody at all
    How do you ask for leave? | In good time, in the agreed way | On the day itself | Afterwards | Not at all
    What do you do when you make a mistake? | Tell it early and help to mend it | Hide it | Blame others | Wait
    Who helps with questions in the first weeks? | Your buddy or manager | Only the internet | Customers | Nobody`,
  ),
  topic(
    'security',
    'cyber security, cybersecurity, phishing, it security, security awareness, data protection, gdpr',
    'Security awareness quiz',
    `
    Which password is the strongest? | A long phrase of several words | 123456 | Your birthday | password
    What is phishing? | Messages that fake a sender to steal data | A slow network | A kind of backup | A virus scanner
    What does two-factor sign-in add? | A second proof beside the password | A second account | A longer name | A faster login
    What do you do with a USB stick that you found? | Hand it in and do not plug it in | Plug it in | Give it to a friend | Copy it
    When do you install updates? | Soon after they appear | Never | After five years | Only at weekends
    What shows that a connection is encrypted? | https in the address | A blue page | A long address | An advert
    What is a backup for? | Getting data back after a loss | Making files smaller | Hiding files | Sending mail
    To whom do you tell your password? | Nobody | Your manager | The help desk | A colleague`,
  ),
  topic(
    'customer-service',
    'customer service, sales, sales training, support',
    'Customer service quiz',
    `
    What do you do first when a customer complains? | Listen | Interrupt | Explain the rules | Hang up
    What is an open question? | One that cannot be answered with yes or no | One without an answer | A loud one | One in writing
    What builds trust? | Keeping promises | Long texts | High prices | Jargon
    When you do not know the answer, you | Say so and find out | Guess | Change the subject | End the call
    What is empathy? | Understanding how somebody feels | Agreeing to everything | Speaking fast | Giving discounts
    What comes at the end of a good call? | A summary of what happens next | Silence | A new topic | A joke
    How soon should a message be answered? | As promised, usually within a day | After a month | Never | Only by post
    Whom does feedback help? | Both company and customer | Nobody | Only competitors | Only the press`,
  ),
  topic(
    'hygiene',
    'food hygiene, food safety, kitchen hygiene, haccp',
    'Food hygiene quiz',
    `
    How long should you wash your hands? | At least 20 seconds | 2 seconds | 5 minutes | Only when they look dirty
    How cold should a refrigerator be? | 5 °C or below | 12 °C | 15 °C | 20 °C
    Where does raw meat belong in a refrigerator? | On the lowest shelf | On the top shelf | In the door | Beside salad
    To which core temperature is chicken cooked? | At least 75 °C | 40 °C | 50 °C | 60 °C
    Why are chopping boards coloured? | To keep raw and ready food apart | For looks | By price | By age
    What does "use by" mean? | Not to be eaten after that date | Tastes best before | Date of making | Date of sale
    What do you do with a cut on your hand? | Cover it with a waterproof plaster | Ignore it | Wash dishes | Taste the food
    How is frozen meat thawed safely? | In the refrigerator | On the heater | In the sun | On the floor`,
  ),
];
