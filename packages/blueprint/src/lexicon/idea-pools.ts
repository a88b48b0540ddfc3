/** Ideas that people of a world put forward, each with the line that goes with it. */
export const worldIdeas: Readonly<Record<string, string>> = {
  canteen: `
    A vegan main dish every day | On Tuesdays and Fridays there is only salad for us.
    Soup in the cold months | One pot a day would do, with bread from the bakery next door.
    Show allergens beside each dish | Three of us have to ask at the counter every time.
    Smaller portions at a smaller price | Much of it comes back, and it would save food.
    Bring-your-own box for leftovers | A discount for those with a box would be a good start.
    Breakfast from half past seven | The early shift has nowhere to eat before ten.
    A second till at noon | The queue reaches the stairs between twelve and half past.
    A menu for the whole week | Then we could plan when to bring lunch from home.
    Fruit instead of pudding twice a week | Apples from the region are cheap in autumn.
    A dish from a different country each month | Colleagues would gladly lend their recipes.
    Filtered water at the tables | Nobody likes to carry bottles up from the machine.
    Quieter chairs | Felt pads under the legs would change the whole room.`,
  study: `
    Longer library hours before exams | Until ten in the evening would help those who live in shared rooms.
    A bench in the sunny corner | The wall by the gym is warm until four, and nobody uses it.
    Homework club on Wednesdays | Older pupils could help younger ones for an hour.
    More bicycle stands | By half past seven every one of them is taken.
    A swap shelf for textbooks | Last year’s books lie in cupboards at home.
    Project week in spring | Two days are too short to build anything.
    Water fountain on the second floor | The only one is beside the canteen.
    A quiet room at lunch | Some of us would like to read in peace.
    School garden for the lower years | The strip behind the hall is only grass.
    Clubs on the notice board | New pupils never hear of half of them.`,
  books: `
    Open on Sunday afternoons | Families have time then, and the reading room is warm.
    Audiobooks to borrow | Many of us listen on the train.
    A shelf for new arrivals | Now they vanish into the alphabet on the first day.
    Reading hour for small children | Two volunteers have offered to take turns.
    A box to return books at night | The early bus leaves before the doors open.
    Seeds to borrow beside the gardening books | Other towns do it, and people bring some back in autumn.
    More books in easy language | They are always out, and learners ask for them.
    Comics for grown-ups | There is a wall of them in the next town, and it is never empty.
    Lamps at the window seats | From November it is too dark to read there.
    A board for recommendations | One card, one book, one sentence.`,
  office: `
    One morning without meetings | Two hours in a row would help everybody who writes or builds.
    A real coffee grinder | The machine breaks every second month, and repairs cost more.
    Desks to book by the day | On Tuesdays some of us look for a place until half past nine.
    Quiet room for calls | The stairwell is not a good place to talk to customers.
    Shared calendar for holidays | Then nobody plans a launch into the school break.
    Train tickets instead of parking | Half of the spaces are empty anyway.
    Plants in the corridor | Two of us would look after them.
    A short note after each big meeting | Three lines are enough for those who were not there.
    Lunch with somebody new | Names out of a hat, once a month.
    Repair bikes in the courtyard | A pump and a stand would already help.`,
  sport: `
    Training on Saturday mornings | Shift workers can never come on weekdays.
    Lend shoes to beginners | Many give up because the first pair is expensive.
    A wall for the club’s pictures | Eighty years of photos lie in a cellar.
    Shared rides to away games | Four half-empty cars went to the last one.
    A tournament for families | Mixed teams, short games, cake afterwards.
    New lights for the back pitch | From October it is dark at five.
    First aid course for trainers | The last one was three years ago.
    Swap market for kit | Children grow out of everything in a season.
    Water tap by the track | The nearest one is in the changing room.
    A group for those over sixty | Nine people have asked already.`,
  town: `
    A crossing by the primary school | Cars come fast around the bend, and children wait long.
    Benches along the river walk | Older neighbours turn back halfway.
    Shade for the playground | In July the slide is too hot to touch.
    Bus line 4 until midnight | The last one leaves before the concert ends.
    Flowers instead of gravel | The strips along Station Road could feed bees.
    A tap with drinking water on the square | Market people and cyclists would use it all summer.
    Public toilets open at weekends | The ones at the park close on Friday.
    Lights on the path to the station | Many take the long way round in winter.
    A repair café once a month | The old fire house stands empty on Saturdays.
    Bins that crows cannot open | The square is covered every Monday morning.`,
  hotel: `
    A kettle in every room | Guests ask for one at reception each evening.
    Late breakfast on Sundays | Until eleven would be kind to those who arrive at night.
    Bicycles to borrow | The lake is twenty minutes away, and the bus is rare.
    A map with our own tips | Where we eat ourselves, and where the view is best.
    Hooks beside the shower | There is nowhere to put a towel.
    Chargers at the desk | Somebody forgets one every day.
    Quiet hours on the terrace | Rooms above it hear every word.
    Local bread at breakfast | The bakery across the road would deliver at six.
    Umbrellas by the door | It rains one day in three here.
    A shelf for read books | Many leave theirs behind anyway.`,
  garden: `
    A shared water butt by the gate | In June the tap is not enough for all of us.
    Seed swap in February | Everybody has half a packet left.
    A path for wheelchairs | Two planks and some gravel would do for the first beds.
    Bee hotel on the south wall | The wall is warm, and there are flowers enough.
    Tool shed with a list | The good spade is always somewhere else.
    Compost course for new members | Ours smells because nobody explained it.
    Open garden day in summer | Neighbours look over the fence and would like to come in.
    A bed for the kindergarten | They pass by every Thursday.
    Fruit press for the autumn | We could rent one for a weekend.
    Bench under the apple tree | There is nowhere to sit in the shade.`,
  home: `
    Pizza evening on Fridays | Everybody makes one, and nobody washes up alone.
    Camping by the lake in June | The tent is dry, and the small ones can swim now.
    A board for who cooks | Then nobody asks at six what there is.
    Game night without phones | One evening a month would do.
    Paint the hall yellow | It is the darkest part of the home.
    Grow tomatoes on the balcony | Two pots and some string are enough.
    A visit to the science museum | It is free on the first Sunday.
    Swap rooms | The small one is quieter for homework.
    Film list for the winter | One each, no vetoes.
    Breakfast outside | As soon as it is warm enough.`,
  tech: `
    Dark mode | I work late, and the white screen is hard on the eyes.
    Export to spreadsheet | Our accountant wants the numbers once a month.
    Calendar sync | I enter every date twice at the moment.
    Keyboard shortcuts | A few keys would save me an hour a week.
    Weekly summary mail | I do not open it every day, but I read mail.
    Offline mode | There is no signal in the basement, where we need it most.
    Undo for deleting | It happened twice last month that the wrong one was gone.
    Faster search | With a few thousand entries it takes several seconds.
    Duplicate an entry | Most of ours differ in one line only.
    Comments on entries | Now we write to each other about them in chat.`,
};
