import { expect, test } from 'vitest';
import { read } from '../read/read.ts';

/** What people say beside what their app is about: idioms, greetings, weather, feelings. None of it is a thing to keep. */
const sentences = `
That was a piece of cake.
I like it in the first place.
On the other hand, it is fine as it is.
The bottom line is simple.
It is raining cats and dogs outside.
Better late than never.
I feel great today.
Have a nice weekend.
See you on Monday.
Thank you very much for your help.
It was a long day.
My head hurts a bit.
Keep it short and sweet.
At the end of the day it has to work.
By the way, I am new to this.
I am not good with computers.
Let me know what you think.
That sounds good to me.
I hope that makes sense.
Sorry for the long text.
No rush at all.
It does not have to be perfect.
We are in the same boat.
Once in a blue moon it rains here.
The early bird catches the worm.
Good morning!
How are you today?
I am really excited about this.
My back is killing me.
The weather is lovely this morning.
It is cold outside.
That rings a bell.
Let us call it a day.
I could not care less.
You hit the nail on the head.
Let us not beat around the bush.
So far, so good.
It is not rocket science.
I am under the weather.
Practice makes perfect.
I will cross that bridge when I come to it.
It costs an arm and a leg.
Actions speak louder than words.
Do not judge a book by its cover.
The ball is in your court.
We are back to square one.
It is the best of both worlds.
Break a leg!
I am all ears.
That is a different story.
It is up in the air.
Better safe than sorry.
I am over the moon.
Long story short, we are stuck.
In the long run it pays off.
In a nutshell, keep it simple.
It was a blessing in disguise.
I have mixed feelings about it.
He is full of beans.
I am on top of the world.
It slipped my mind.
That is the way it is.
Rome was not built in a day.
You cannot have your cake and eat it too.
Let sleeping dogs lie.
It takes two to tango.
Speak of the devil.
The devil is in the detail.
Money does not grow on trees.
I am sick and tired of this.
No pain, no gain.
Hang in there.
It is now or never.
Easy come, easy go.
What a day!
I slept badly last night.
It makes my heart sing.
My hands are tied.
I have cold feet.
It is a small world.
Last but not least, thanks.
As far as I know that is right.
For what it is worth, I agree.
In my opinion that is enough.
It goes without saying.
As a matter of fact, yes.
At first glance it looks fine.
In the meantime I will wait.
For the time being that is all.
On second thought, never mind.
Take your time.
It is worth a try.
Give it a go.
I have a soft spot for it.
You are a star.
It is music to my ears.
That is a weight off my shoulders.
He has a heart of gold.
Cheers!
Happy birthday!
Nice to meet you.
Long time no see.
Who knows.
Whatever works for you.
It is what it is.
I am in a bit of a hurry.
I was on the road all week.
It is half past nine.
It was Tuesday, I think.
Summer is around the corner.
The sun is shining.
It snowed all night.
There is no time like the present.
I am in two minds about it.
It is a matter of taste.
I have no strong feelings.
I am not a programmer.
I have never done this before.
You decide.
Surprise me.
Make it pretty.
It should feel calm.
It should be easy on the eye.
Nothing fancy.
That is all for now.
More later.
I will tell you more tomorrow.
Does that make sense?
Can you do that?
Is that possible?
What would you suggest?
Why not?
Fair enough.
I changed my mind.
Forget what I said.
Never mind.
Hold on a second.
Just kidding.
I am tired.
I am hungry.
We are a bit nervous.
I feel lost.
I love it.
I hate paperwork.
It drives me crazy.
I keep losing track.
Things get out of hand.
It is a mess.
We are swamped.
It is a nightmare at the moment.
I am at my wits' end.
I cannot see the forest for the trees.
He let the cat out of the bag.
It is the tip of the iceberg.
She is the apple of my eye.
They are like two peas in a pod.
It is a storm in a teacup.
Hit the road.
I smell a rat.
A penny for your thoughts.
Barking up the wrong tree.
Burning the midnight oil.
Cut to the chase.
The elephant in the room.
A drop in the ocean.
Under the same roof.
Off the top of my head.
From the bottom of my heart.
Behind closed doors.
Out of the blue.
In the nick of time.
On cloud nine.
In hot water.
A blessing from heaven.
The last straw.
A wild goose chase.
On thin ice.
Under one roof at last.
Batteries not included.
I could do with a holiday.
The proof is in the pudding.
It is a long shot.
That is a tall order.
We had a rough patch.
It is the talk of the town.
He is the life and soul.
Do not put the cart before the horse.
That ship has sailed.
We are all in it together.
I need to get it off my chest.
I am at a loss.
She has a finger in every pie.
It is a hot potato.
The grass is always greener.
It is a walk in the park.
I will play it by ear.
It went down like a lead balloon.
It is the luck of the draw.
The jury is still out.
It is a dead end.
Keep an eye on it.
Give me a hand.
I lost my temper.
My feet are sore.
I have a sore throat.
It is windy today.
There was thunder last night.
The fog is thick this morning.
I woke up early.
I cannot sleep.
I am in love.
He is angry with me.
She was sad about it.
We laughed a lot.
It made my day.
It is none of my business.
It is a question of time.
In that case, forget it.
In any case, thanks.
Just in case.
In case of doubt, ask me.
As a rule, I am patient.
On the whole, I am happy.
In general, yes.
In particular, no.
To some extent, yes.
For instance, today.
For example, tomorrow.
In fact, no.
In short, no.
In return, I say thanks.
In turn, I promise to be quick.
At my own risk.
At a certain point.
At this stage I am not sure.
On the contrary.
On purpose.
By chance.
By hand.
By heart.
By mistake.
With pleasure.
Without a doubt.
Without fail.
Under no circumstances.
Out of order.
Out of date.
Out of stock.
Out of the question.
Off the record.
On the record.
For the record.
For good.
For free.
For a change.
On behalf of all of us.
On average.
On time.
On top of that.
Up to date.
Up to you.
Down to earth.
As a result, I gave up.
As a whole.
As usual.
Mind the gap.
First come, first served.
It all started years ago.
We have been around since 1987.
My wife told me to try this.
My husband is sceptical.
My boss is not amused.
My grandmother would have loved it.
My mother says hello.
A friend told me about you.
I read about this in the paper.
I saw it on television.
I heard it on the radio.
It is now on my phone.
It was all on paper until now.
We used to do it in Excel.
My desk is covered in sticky notes.
The whiteboard is full.
Please grant me some patience.
It is a risk I am willing to take.
That is a fair claim.
I claim nothing.
I rest my case.
Meet me halfway.
I was born yesterday, apparently.
Small talk is not my thing.
Talk is cheap.
He is a bull in a china shop.
Pigs might fly.
He is the black sheep.
That is water under the bridge.
They threw in the towel.
It is a game changer.
He is a dark horse.
It is a cash cow.
Let us turn over a new leaf.
It is a stumbling block.
The stakes are high.
It is a rule of thumb.
It opens the door to more.
We have to draw the line somewhere.
I am on the fence.
Read between the lines.
She has a green thumb.
It is the icing on the cake.
The clock is ticking.
`
  .trim()
  .split('\n');

const things = (text: string): string[] => read(text).entities.map(({ words }) => words);

test('the sentences are many, and none stands twice', () => {
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.length).toBeGreaterThanOrEqual(150);
});

test.each(sentences)('"%s" names no thing of an app', (sentence) => {
  expect(things(sentence)).toEqual([]);
});

test.each(sentences)('"%s" adds no thing to a description', (sentence) => {
  expect(things(`A recipe app: recipes with title, servings and cooking time. ${sentence}`)).toEqual([
    'recipe',
  ]);
});
