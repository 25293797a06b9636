/**
 * Needs told at length and by the way round, in English, by people who had seen neither the
 * code nor the vocabulary: most share few words with the project that meets them. What a
 * server of vectors adds is measured with them.
 */

/** Needs, and the projects of which one at least meets them. */
export const DETOURS_SATISFAITS: readonly (readonly [
	texte: string,
	projets: readonly string[],
])[] = [
	[
		"I'd like to find someone who does the same route to work as me in the morning and split the petrol.",
		["mobicoop"],
	],
	[
		"My old PC is painfully slow on Windows, I'm looking for a way to make it last a few more years.",
		["emmabuntus", "debian"],
	],
	[
		"I don't know what this plant growing in my garden is, how can I find its name with my phone?",
		["plantnet", "inaturalist"],
	],
	[
		"My daughter is in a wheelchair and we never know whether a restaurant has a step at the door until we get there.",
		["wheelmap"],
	],
	[
		"I need somewhere to have a shower and wash my clothes, I'm sleeping in my car.",
		["soliguide"],
	],
	[
		"My gran daren't touch a computer, who could show her how to send an email and do her paperwork online?",
		["emmaus-connect"],
	],
	[
		"My colleagues and I want to write up some minutes together live, each from our own screen.",
		["framapad", "nextcloud"],
	],
	[
		"How can I tell whether my travel habits and my heating are bad for the planet, in figures?",
		["nos-gestes-climat"],
	],
	[
		"I want to switch my electricity supplier to one that doesn't sell nuclear and belongs to its customers.",
		["enercoop"],
	],
	[
		"Our club is trying to find an evening that suits everyone without sending fifty emails.",
		["framadate"],
	],
	[
		"My five-year-old son wants to play on the tablet but I don't want ads or purchases, I'd rather he learnt something.",
		["gcompris"],
	],
	[
		"The big video sites decide everything, our sixth form would like to put its own online in-house.",
		["peertube"],
	],
	[
		"I want to chat with my family without big companies reading what we write to each other.",
		["signal"],
	],
	[
		"How can I check what the person elected for my area really does in Paris, whether they turn up and what they say?",
		["nosdeputes"],
	],
	[
		"I grow vegetables and I'm looking for a way to take orders from my local customers without a middleman.",
		["open-food-network"],
	],
	[
		"I go walking in the mountains where there's no signal, I need the paths on my mobile.",
		["organic-maps"],
	],
	[
		"Our council wants to let people choose how to spend part of the town's money.",
		["decidim", "consul-democracy"],
	],
	[
		"I'm fed up with buying a new mobile every two years as soon as it breaks down.",
		["commown"],
	],
	[
		"I'm gradually losing my sight and I'd like someone to tell me the great novels, for free.",
		["librivox", "project-gutenberg"],
	],
	[
		"My child has a talk to prepare on volcanoes and everything we find is too complicated for him.",
		["vikidia"],
	],
	[
		"I'd like to count the birds on my balcony and have it be of some use to scientists.",
		["vigie-nature", "inaturalist"],
	],
	[
		"The ambulance drove round for twenty minutes because our lane has no name or number, what can the council do?",
		["base-adresse-nationale"],
	],
	[
		"I've felt lonely since I moved, I'd like to meet people from my neighbourhood over a coffee.",
		["entourage"],
	],
	[
		"I have an empty flat and I'd rather let it to a family who needs it, without any hassle.",
		["habitat-et-humanisme"],
	],
	[
		"I need to write my CV and a budget on my laptop but cannot pay for Microsoft every month.",
		["libreoffice"],
	],
	[
		"My daughter is eight and wants to make her own video game, where does she begin?",
		["scratch"],
	],
	[
		"A page I wanted to quote has vanished, is there any way to see how it looked last year?",
		["internet-archive"],
	],
	[
		"We run a small clinic and our patient files are all in cardboard boxes, we have almost no money.",
		["openmrs"],
	],
	[
		"My son is allergic to nuts, how can I check what is really inside the biscuits I buy?",
		["open-food-facts"],
	],
	[
		"My bike has a broken gear and I'd like to fix it myself but I have neither tools nor skill.",
		["l-heureux-cyclage"],
	],
	[
		"Bakeries near me bin tons of bread every night, some of us would like to collect it and give it away.",
		["foodsharing"],
	],
	[
		"My small website shows a not secure warning and I don't want to pay to get rid of it.",
		["lets-encrypt"],
	],
	[
		"I suspect the torch app on my phone is spying on me, how can I find out who gets my data?",
		["exodus-privacy"],
	],
	[
		"I'd like to speak to my cousins abroad with video, without making them install anything.",
		["jitsi-meet"],
	],
	[
		"Teaching refugees in a camp with no connection, we need lessons that work on a few old tablets.",
		["kolibri"],
	],
	[
		"We want to announce our village concert somewhere other than Facebook and know who is coming.",
		["mobilizon", "communecter"],
	],
	[
		"I can't play this film my uncle sent me, my computer says it does not know the format.",
		["vlc"],
	],
	[
		"I'd love to improve at chess without paying a subscription or watching adverts.",
		["lichess"],
	],
	[
		"My language is spoken by few people and no phone understands me when I talk to it.",
		["common-voice"],
	],
	[
		"As a teacher I want one place for handing out worksheets, collecting homework and marking quizzes.",
		["moodle"],
	],
	[
		"Our family photos are all with some big American firm, I'd like to keep them at home and get at them from anywhere.",
		["nextcloud", "chatons"],
	],
	[
		"My street isn't on the map and the name of the square is wrong, how can I correct it myself?",
		["openstreetmap"],
	],
	[
		"I'm looking for a small, reliable provider near me for our club's emails and files.",
		["chatons"],
	],
	[
		"I'd like to read Zola's novels on my e-reader without spending a penny.",
		["project-gutenberg", "internet-archive"],
	],
	[
		"We want to draw the route of our street jumble sale with the stalls and send it to visitors as a link.",
		["umap"],
	],
	[
		"We can't manage to buy, prices are soaring, is there any way to become a homeowner on a small wage?",
		["community-land-trust-bruxelles"],
	],
	[
		"My computer follows me everywhere on the internet and shows me adverts for everything I look at.",
		["firefox"],
	],
	[
		"I'm fed up with my news feed being chosen by a machine, I just want to read my friends.",
		["mastodon"],
	],
	[
		"My eighty-year-old mother no longer drives, who can take her to do her shopping?",
		["mobicoop", "entourage"],
	],
	[
		"I'd like to take lessons in recognising wild herbs, without any qualifications and without paying.",
		["tela-botanica"],
	],
	[
		"I'm working on an app that says what time the tram comes and I need the official files.",
		["transport-data-gouv-fr"],
	],
	[
		"The council wants to photograph all its streets to spot the potholes and broken pavements.",
		["panoramax"],
	],
	[
		"There are several families of us wanting to buy together from local farmers, how do we manage that and the money?",
		["open-food-network"],
	],
	[
		"I can't afford a computer and my adviser asks me to do everything over the internet.",
		["emmaus-connect", "emmabuntus"],
	],
	[
		"I rescue computers that have been thrown out to give them to schools, I need something light to put on them.",
		["emmabuntus", "debian"],
	],
	[
		"Who could take us in tonight, me and my two children, we've been thrown out?",
		["soliguide"],
	],
	[
		"I heard a strange song this morning and recorded it, who could tell me what animal it is?",
		["inaturalist"],
	],
	[
		"I'm a good reader and I have time, I'd like to record stories for people who prefer to listen.",
		["librivox"],
	],
	[
		"In our town nobody knows what associations there are or who does what, we'd like to find one another.",
		["communecter"],
	],
	[
		"How much CO2 does our class produce in a year and where do we start if we want to produce less?",
		["nos-gestes-climat"],
	],
	[
		"We train volunteers remotely, we need a site with lessons, tests and a way to follow each person.",
		["moodle"],
	],
	[
		"We'd like residents to have their say line by line on the town's future rules.",
		["consul-democracy", "decidim"],
	],
	[
		"I have a bit of money put by and I'd like it to go towards housing people who are struggling.",
		["habitat-et-humanisme"],
	],
	[
		"My Year 6 pupils would like to make a little animated film on the computer without knowing anything about computing.",
		["scratch"],
	],
	[
		"Twelve friends need a quick vote on which restaurant to book, and half of them hate signing up for things.",
		["framadate"],
	],
	[
		"The health ministry wants to know each month which villages have run out of vaccines.",
		["dhis2"],
	],
	[
		"I need a list of every mayor with their date of birth that my program can read, with sources.",
		["wikidata"],
	],
	[
		"I want to read up on any subject for free and fix mistakes when I spot them.",
		["wikipedia"],
	],
	[
		"I'm tired of upgrades forced by one firm, I'd like a computer system that nobody owns.",
		["debian", "emmabuntus"],
	],
	[
		"For my thesis I need a big text generator whose training sources and weak points are known.",
		["bloom"],
	],
	[
		"I walk past someone sleeping rough every day and I don't know how to start talking to them.",
		["entourage"],
	],
	[
		"I'd rather hire a phone than own one, as long as someone mends it when the screen breaks.",
		["commown"],
	],
	[
		"My grandfather's sound tapes and home films should be kept somewhere anyone can play them for free.",
		["internet-archive"],
	],
	[
		"My tutoring moved online and my students are not allowed to install programs on school computers.",
		["jitsi-meet"],
	],
	[
		"How do I make sure nobody but my sister sees what I write about our mother's illness?",
		["signal"],
	],
	[
		"I would like the money from my power bill to go to windmills owned by local people.",
		["enercoop"],
	],
	[
		"Travelling with my mum who cannot climb steps, we want to know which stations she can get into.",
		["wheelmap"],
	],
	[
		"There seem to be far fewer bees this summer and I'd like to send my numbers to scientists.",
		["vigie-nature", "inaturalist"],
	],
	[
		"Driving abroad with no data plan, I want directions on my phone without being watched.",
		["organic-maps"],
	],
	[
		"Which of these two breakfast cereals is less industrial and has less sugar in it?",
		["open-food-facts"],
	],
];

/** Needs that no project of the demonstration meets. */
export const DETOURS_SANS_REPONSE: readonly string[] = [
	"How can I get my children looked after when I work nights?",
	"How can I get the stray cats around my block of flats neutered without it costing me a fortune?",
	"I'd like to give blood near where I live at the weekend.",
	"We could do with a place to rehearse with our brass band without disturbing the neighbours.",
	"I'd like to adopt an older dog from a shelter.",
	"I'd like to have my great-uncle's paintings valued before I insure them.",
	"I'd like to learn to make my own wooden furniture with a patient joiner.",
	"My daughter is being bullied at secondary school, who can listen to us and do something?",
	"I'd like to learn to swim at forty, but lessons cost the earth.",
	"Who can help me sort out my parents' estate without paying a solicitor too much?",
	"I'm looking for a mentor to help me set up my little sewing business.",
	"My hearing aid whistles and I cannot afford a new one, is there a second-hand scheme?",
	"Where can I learn sign language in the evenings?",
	"I'd like to become a foster family for a child, how does it work?",
	"Our street needs a noise barrier because of the motorway.",
	"I need someone to look after my elderly dog while I'm in hospital.",
	"I want to learn first aid with other parents.",
	"I would like to donate my hair for people going through chemo.",
	"I've lost my identity card and I'd like to know where to get a new one quickly.",
	"My bike was stolen yesterday, is there any way of getting it back?",
	"My email has been hacked, how do I get my password back and warn my contacts?",
	"The rent on my shop has doubled and I'm looking for a lawyer to negotiate the lease.",
	"The canteen serves too much meat, we'd like a vegetarian menu twice a week.",
	"My doctor refuses to give me my records, what are my rights?",
	"The school coach is dangerous, there are no seat belts and the driver goes too fast.",
	"My electricity meter is broken and the supplier charges me twice.",
	"I'm looking for a bookbinding course to repair my damaged old books.",
	"Who can help me dispute a parking fine I got on a disabled bay?",
	"The playground next to us is full of broken glass and the council does nothing.",
	"We want to record and mix our band's album in a cheap studio.",
	"How can I get an amicable divorce without being ruined by the costs?",
	"I'm looking for a Portuguese-speaking nanny for my baby.",
	"My dog needs an operation and I haven't got the money to pay the vet.",
	"I want to stop smoking and I can't manage it on my own.",
	"How do I get my nursing qualification from abroad recognised?",
	"We'd like a travelling cinema to come to our village in the summer.",
	"I'm looking for a guardian for my brother, who can no longer manage his money.",
	"There are bedbugs all over the building and nobody is doing anything.",
	"I'd like to donate my organs and tell my family about it.",
	"How do you become a volunteer firefighter when you're over thirty?",
	"I'd like to find my birth parents, where do I start?",
	"How do I register my late husband's boat in my name?",
	"We want to twin our town with one in Portugal.",
	"I was bullied at work and want to talk to someone who has been through it.",
	"I want a tree to be planted for each baby born in our town.",
	"Where could I get my kitchen knives and scissors sharpened for free?",
	"I'd like to sponsor a child's football licence because his parents cannot pay it.",
	"Our allotment keeps being flooded since they built the new car park.",
	"I'm asking for a cycle lane on the B-road, two children have been knocked down.",
	"What natural fertiliser should I use on my tomatoes that have blight?",
	"My phone fell in water, how can I get the photos of my children back?",
	"My landlord won't give me my deposit back after the check-out inspection.",
	"I need to have my birth certificate translated for a wedding abroad, which translator is approved?",
	"The tap water tastes of chlorine and brings us out in spots, who can test it?",
	"The post office has been losing my recorded letters ever since the postman changed.",
	"The street lights outside my house burn all night and I cannot sleep.",
	"I need a loan to buy a used van for my market stall.",
	"My council tax went up and I want to appeal.",
	"Salesmen ring my phone ten times a day, how do I stop it?",
	"I want to sell my holiday photos of birds to magazines.",
];
